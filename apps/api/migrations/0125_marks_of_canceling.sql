-- Canceling an event checks out whoever is still there: that is a mark like any other, and says how it came about.

alter table attendance
  drop constraint attendance_out_method_check,
  add constraint attendance_out_method_check
    check (out_method in ('manual', 'qr', 'scanner', 'self', 'roll_call', 'canceling'));
alter table attendance_marks
  drop constraint attendance_marks_method_check,
  add constraint attendance_marks_method_check
    check (method in ('manual', 'qr', 'scanner', 'self', 'roll_call', 'canceling'));
