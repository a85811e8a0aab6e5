<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/**
 * The tag of a field, in formulas and in lists of recipients: `{Label:3}`, `{Name (First):3.6}` for a part,
 * `{Loan:4:value}`; the mirror of src/builder/field-tag.ts. Merge tags read the same between their braces.
 */
final class FieldTag {

	/** Its group `field` is the field's number with the part's; 0 stands for a field of another form. */
	public const PATTERN = '\{[^{}]*:(?<field>(?:0|[1-9][0-9]*)(?:\.[1-9][0-9]*)?)(?::[^{}:]*)?\}';
}
