<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Http\PostedFile;

/** Files that were received for one filling of a form, for another one: with rows and bytes of their own. */
final class UploadCopies {

	public function __construct(
		private UploadRepository $uploads,
		private FileStorage $files,
		private UploadReceiver $receiver
	) {}

	/**
	 * Takes them in as if they had just been sent for the other filling; what it has already is not copied again.
	 *
	 * @param string $uniqueId Of the other filling.
	 * @return Answers The same with the copies in place of the files.
	 * @throws \Atoll\Platform\Errors\PublicError When one cannot be kept.
	 */
	public function copy( Form $form, Answers $answers, string $uniqueId, Visitor $visitor ): Answers {
		foreach ( $form->fileFields() as $field ) {
			$slot   = UploadSlot::ofField( $form->id(), $field, $uniqueId );
			$copies = array();
			foreach ( $this->uploads->all( array_column( $answers->files( $field->id ), 'id' ) ) as $upload ) {
				$file = new PostedFile( $upload->name, $this->files->path( $upload->storedName ), $upload->size );
				$copy = $this->receiver->receive( $slot, $upload->name, $file, $visitor );
				// Two with the same name and content are one here.
				$copies[ $copy->id ] = $copy->toAnswer();
			}
			$answers = array() === $copies ? $answers : $answers->with( $field->id, array_values( $copies ) );
		}
		return $answers;
	}
}
