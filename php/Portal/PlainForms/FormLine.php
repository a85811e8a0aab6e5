<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** One question of a form of the portal, as data; {@see PortalForm} prints it. */
final class FormLine {

	/**
	 * @param string $type Of the input: text, email, tel, password, checkbox, file; or select.
	 * @param array<string, string|int|bool|null> $attributes More of the input: autocomplete, minlength, accept …
	 * @param string                               $value      Never a password.
	 * @param string                               $hint       How to answer.
	 * @param array<string, string>               $choices    Of a select: words by value.
	 * @param bool                                 $saysOptional False where a hint says it of several at once.
	 * @param int                                  $span       Columns of 12 that it takes where there is room.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $type = 'text',
		public readonly array $attributes = array(),
		public readonly string $value = '',
		public readonly string $hint = '',
		public readonly bool $isRequired = true,
		public readonly array $choices = array(),
		public readonly int $span = 12,
		public readonly bool $saysOptional = true,
	) {}
}
