<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\Text;
use Atoll\Forms\Uploads\Receiving\UploadName;
use Atoll\Platform\Errors\UploadRefused;

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
		private array $messages = array(),
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

	/** @throws UploadRefused */
	public function checkName( UploadName $name ): void {
		if ( ! in_array( $name->extension, $this->extensions, true ) ) {
			throw $this->wrongType();
		}
	}

	/**
	 * @param int $bytes Of the whole file, as far as it is known.
	 * @throws UploadRefused
	 */
	public function checkSize( int $bytes ): void {
		if ( $bytes > $this->maxBytes ) {
			/* translators: {n}: whole or decimal number of megabytes. */
			$words = $this->message( 'maxSize', __( 'Your file cannot be more than {n}MB in size.', 'atoll' ) );
			throw new UploadRefused(
				'file_too_large',
				Text::fill( $words, n: (string) round( $this->maxBytes / 1048576, 1 ) ),
				413
			);
		}
		if ( $bytes < 1 ) {
			throw new UploadRefused( 'file_empty', __( 'This file is empty. Please choose another one.', 'atoll' ) );
		}
	}

	/** The name or the content is not what the field takes (spec 5). */
	public function wrongType(): UploadRefused {
		/* translators: {extensions}: such as "pdf, jpg". */
		$words = $this->message( 'extension', __( 'Your file must be a {extensions} file format.', 'atoll' ) );
		return new UploadRefused( 'file_type', Text::fill( $words, extensions: implode( ', ', $this->extensions ) ) );
	}

	private function message( string $rule, string $default ): string {
		return $this->messages[ $rule ] ?? $default;
	}
}
