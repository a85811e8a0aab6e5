<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\Text;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Platform\Errors\UploadRefused;
use Atoll\Platform\Http\PostedFile;

/** Files of the present request that were refused, until the page says so. */
final class RefusedUploads {

	/** @var array<int, string> */
	private array $messages = array();

	/** @param string $name As it was sent. */
	public function add( int $fieldId, string $name, UploadRefused $refused ): void {
		$this->addMessage(
			$fieldId,
			/* translators: 1: name of a file, 2: why it was not taken. */
			sprintf( __( '%1$s - %2$s', 'atoll' ), mb_scrub( $name, 'UTF-8' ), $refused->getMessage() )
		);
	}

	/**
	 * Files that a field has no room for, in the words that the island has for them.
	 *
	 * @param list<PostedFile> $extra
	 */
	public function addExtra( Form $form, Field $field, array $extra ): void {
		$maxFiles = UploadLimits::of( $field )->maxFiles;
		$names    = mb_scrub(
			implode( ', ', array_map( static fn( PostedFile $file ) => $file->name, $extra ) ),
			'UTF-8'
		);
		$this->addMessage(
			$field->id,
			Text::fill(
				$form->text( 1 === $maxFiles ? 'uploadExtraOne' : 'uploadExtra' ),
				max: (string) $maxFiles,
				filenames: $names
			)
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
