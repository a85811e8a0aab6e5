<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Engine\Definition\Field;

/** Limits of an upload slot: a field's limits come from its stored definition, whatever a client says. */
final class UploadLimits {

	/**
	 * @param int                   $maxBytes   Per file.
	 * @param int                   $maxFiles   At least 1.
	 * @param list<string>          $extensions Lower case, without dots.
	 * @param array<string, string> $messages   The form's own error messages, by rule.
	 */
	public function __construct(
		public readonly int $maxBytes,
		public readonly int $maxFiles,
		public readonly array $extensions,
		public readonly array $messages = array(),
	) {}

	/** A field whose kind has no limits of its own (contract/fields) takes no files. */
	public static function of( Field $field ): self {
		$isMultiple = $field->data->bool( 'multipleFiles' );
		$extensions = array_values( $field->data->strings( 'allowedExtensions' ) );
		return new self(
			max( 1, $field->data->int( 'maxFileSize' ) ),
			$isMultiple ? max( 1, $field->data->int( 'maxFiles' ) ) : 1,
			array() === $extensions ? array_values( $field->data->strings( 'accepts' ) ) : $extensions,
			array_column( $field->rules, 'message', 'rule' )
		);
	}
}
