<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/**
 * The tag of a field, in formulas, texts and lists of recipients: `{Label:3}`, `{Name (First):3.6}` for a part,
 * `{Loan:4:value}`; the mirror of src/builder/field-tag.ts.
 */
final class FieldTag {

	/**
	 * What stands between the label and the end. Its group `field` is the field's number with the part's; 0 stands for
	 * a field of another form.
	 */
	public const NUMBER = ':(?<field>(?:0|[1-9][0-9]*)(?:\.[1-9][0-9]*)?)(?::(?<modifier>[^{}:]*))?';

	public const PATTERN = '\{[^{}]*' . self::NUMBER . '\}';
}
