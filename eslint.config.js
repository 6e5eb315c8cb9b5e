import tseslint from 'typescript-eslint';

const MAX_LINES = 300;

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '**/dist/', '**/.cache/', 'data/', 'coverage/', '**/*.gen.ts', '**/*.cjs', '**/*.js'],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: MAX_LINES }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines it.' },
      ],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // numbers and booleans read well inside a text; objects still do not pass
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true, allowRethrowing: true }],
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // code points are what is meant where a text is spread
      '@typescript-eslint/no-misused-spread': 'off',
      // spelled out, the parameters of a declaration are easier to compare
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',
      // `() => resolve()` is how this codebase writes callbacks
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Fastify and React take async functions where their types say void
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // the compiler allows no enums, and looking for them takes a fifth of the whole time
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // the handlers of one table share one async signature, whether they wait or not
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'bench/**'],
    // the matchers of the test library and the bodies of replies are untyped; a wrong guess fails the test
    rules: Object.fromEntries(
      ['assignment', 'return', 'member-access', 'call', 'argument'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },
  {
    files: ['apps/web/**'],
    // the router's redirects are thrown and are no errors
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
);
