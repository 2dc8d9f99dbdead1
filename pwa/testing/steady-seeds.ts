import fc from 'fast-check';

// The same cases every time, so a failure is due to the change; a soak takes new ones and prints the seed.
if (process.env['SOAK'] !== '1') fc.configureGlobal({ seed: 20_260_301 });
