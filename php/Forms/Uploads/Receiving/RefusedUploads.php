<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\Text;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Forms\Uploads\UploadRefused;
use Atoll\Platform\Http\PostedFile;

/** Files that were refused in this request, until the page shows why. */
final class RefusedUploads {

	/** @var array<int, string> */
	private array $messages = array();

	/** @param string $name As sent. */
	public function add( int $fieldId, string $name, UploadRefused $refused ): void {
		$this->addMessage(
			$fieldId,
			/* translators: 1: name of a file, 2: why it was not taken. */
			sprintf( __( '%1$s - %2$s', 'atoll' ), mb_scrub( $name, 'UTF-8' ), $refused->getMessage() )
		);
	}

	/**
	 * Adds files that a field has no room for, with the same message as the island shows.
	 *
	 * @param list<PostedFile> $extra
	 */
	public function addExtra( Form $form, Field $field, array $extra ): void {
		$maxFiles = UploadLimits::of( $field )->maxFiles;
		$this->addMessage(
			$field->id,
			Text::fill(
				$form->text( 1 === $maxFiles ? 'uploadExtraOne' : 'uploadExtra' ),
				max: (string) $maxFiles,
				filenames: self::names( $extra )
			)
		);
	}

	/**
	 * Adds files that could not be stored, for a reason that has nothing to do with them. Replaces earlier messages of
	 * the field.
	 *
	 * @param list<PostedFile> $lost
	 */
	public function addLost( int $fieldId, array $lost ): void {
		unset( $this->messages[ $fieldId ] );
		if ( array() !== $lost ) {
			$this->addMessage(
				$fieldId,
				sprintf(
					/* translators: %s: names of the files. */
					_n(
						'We could not save the file %s. Please choose it again.',
						'We could not save the files %s. Please choose them again.',
						count( $lost ),
						'atoll'
					),
					self::names( $lost )
				)
			);
		}
	}

	/** @param list<PostedFile> $files */
	private static function names( array $files ): string {
		return mb_scrub(
			implode( ', ', array_map( static fn( PostedFile $file ) => $file->name, $files ) ),
			'UTF-8'
		);
	}

	private function addMessage( int $fieldId, string $sentence ): void {
		$this->messages[ $fieldId ] = ltrim( ( $this->messages[ $fieldId ] ?? '' ) . ' ' . $sentence );
	}

	/** @return array<int, string> By field id. */
	public function messages(): array {
		return $this->messages;
	}
}
