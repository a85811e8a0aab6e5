<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Engine\Definition\Field;

/** What an upload slot takes: of a field as its stored definition says, whatever a client says. */
final class UploadLimits {

	/**
	 * @param int                   $maxBytes   Of one file.
	 * @param int                   $maxFiles   At least 1.
	 * @param list<string>          $extensions Lower case, without dots.
	 * @param array<string, string> $messages   The form's own words, by rule.
	 */
	public function __construct(
		public readonly int $maxBytes,
		public readonly int $maxFiles,
		public readonly array $extensions,
		public readonly array $messages = array(),
	) {}

	/** A field of a kind that names no limits of its own (contract/fields) takes nothing. */
	public static function of( Field $field ): self {
		$isMultiple = $field->data->bool( 'multipleFiles' );
		$extensions = array_values( $field->data->strings( 'allowedExtensions' ) );
		return new self(
			max( 1, $field->data->int( 'maxFileSize' ) ),
			$isMultiple ? max( 1, $field->data->int( 'maxFiles', PHP_INT_MAX ) ) : 1,
			array() === $extensions ? array_values( $field->data->strings( 'accepts' ) ) : $extensions,
			array_column( $field->rules, 'message', 'rule' )
		);
	}
}
