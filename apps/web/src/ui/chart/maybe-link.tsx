import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type MaybeLinkProps = {
  readonly link: LinkProps | undefined;
  readonly className: string;
  readonly title?: string;
  readonly children: ReactNode;
};

/** A part of a chart; it leads to what it counts if there is such a place. */
export const MaybeLink = ({ link, ...part }: MaybeLinkProps) =>
  link ? <Link {...link} {...part} /> : <span {...part} />;
