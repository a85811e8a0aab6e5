<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

/** One question in a form of the portal, as data; {@see PortalForm} prints it. */
final class PortalField {

	/**
	 * @param string $type Type of the input: text, email, tel, password, checkbox, file; or select.
	 * @param array<string, string|int|bool|null> $attributes Further attributes: autocomplete, minlength, accept …
	 * @param string                               $value      Never a password.
	 * @param string                               $hint       Hint on how to answer.
	 * @param array<string, string>               $choices    Labels of a select's options by value.
	 * @param bool                                 $saysOptional False if a hint already says so for several questions.
	 * @param int                                  $span       Number of the 12 grid columns, where there is room.
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
