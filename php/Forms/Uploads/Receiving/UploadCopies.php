<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\PostedFile;

/** Copies files that were received during one form visit to another one, with rows and bytes of their own. */
final class UploadCopies {

	public function __construct(
		private UploadRepository $uploads,
		private FileStorage $files,
		private UploadReceiver $receiver
	) {}

	/**
	 * Copies the files as if they had just been uploaded during the other visit. Files that it already has are not
	 * copied again.
	 *
	 * @param string $uniqueId Key of the other form visit (`gform_unique_id`).
	 * @return Answers The same answers, with the copies in place of the files.
	 * @throws \Atoll\Platform\Errors\PublicError When a file cannot be stored.
	 */
	public function copy( Form $form, Answers $answers, string $uniqueId, Visitor $visitor ): Answers {
		foreach ( $form->fileFields() as $field ) {
			$slot   = UploadSlot::ofField( $form->id(), $field, $uniqueId );
			$copies = array();
			foreach ( $this->uploads->all( array_column( $answers->files( $field->id ), 'id' ) ) as $upload ) {
				$file = new PostedFile( $upload->name, $this->files->path( $upload->storedName ), $upload->size );
				$copy = $this->receiver->receive( $slot, $upload->name, $file, $visitor );
				// Two files with the same name and content become one.
				$copies[ $copy->id ] = $copy->toAnswer();
			}
			$answers = array() === $copies ? $answers : $answers->with( $field->id, array_values( $copies ) );
		}
		return $answers;
	}
}
