/** The engine with all that parts of the form island bring for it. */
import { choices } from '../../src/forms/choices';
import { dateTime } from '../../src/forms/date-time';
import { extend } from '../../src/forms/extend';
import { quiz } from '../../src/forms/quiz';

[ choices, dateTime, quiz ].forEach( extend );
