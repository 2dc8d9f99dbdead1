import fc from 'fast-check';

// The same cases every time, so a failure is due to the change. Soaks take new ones and print a failing seed.
if (process.env['SOAK'] !== '1') fc.configureGlobal({ seed: 20_260_301 });
