import * as z from 'zod/mini';
import { atMost } from './characters.ts';

const MESSAGE = 'Please enter a valid email address';

/** An e-mail address: at most 254 characters, at most 64 of them before the @ (RFC 5321, 4.5.3.1). */
export const emailSchema = z.email(MESSAGE).check(atMost(254, MESSAGE), z.regex(/^[^@]{1,64}@/, MESSAGE));
