<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Uploads\Entries\FileList;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Forms\Uploads\UploadRefused;
use Atoll\Platform\Http\PostedFile;
use Atoll\Platform\Http\PostedFiles;
use Atoll\Platform\Services\Lazy;

/**
 * Receives files that are sent together with a form's answers instead of before them: without JavaScript, or by a REST
 * client. They are stored at once, even if the form has other errors, and are added to the {@see FileList} as if they
 * had been uploaded before. Also removes the files that were ticked for removal.
 */
final class PostedUploads {

	/** Input with the ids of files to remove from the form. */
	public const REMOVE = 'atoll_remove_upload';

	private const KEY_LENGTH = 20;

	/**
	 * @param \Closure(): PostedFiles    $postedFiles All four are called only for forms with fields for files.
	 * @param \Closure(): UploadReceiver $receiver
	 * @param \Closure(): RefusedUploads $refusals
	 * @param \Closure(): UploadCheck    $check
	 */
	public function __construct(
		private FormRepository $forms,
		#[Lazy( PostedFiles::class )] private \Closure $postedFiles,
		#[Lazy( UploadReceiver::class )] private \Closure $receiver,
		#[Lazy( RefusedUploads::class )] private \Closure $refusals,
		#[Lazy( UploadCheck::class )] private \Closure $check,
	) {}

	/**
	 * Returns the submission with the new files added to its list of files.
	 *
	 * @param bool $reportsExtra Whether files beyond the field's maximum are reported as an error of the field, so that
	 *                           the person learns of them, instead of being left out silently.
	 * @throws \Atoll\Platform\Errors\PublicError When files cannot be stored at all, some may be missing, or the
	 *                                             database cannot be asked which fields take files.
	 */
	public function receive( Submission $submission, bool $reportsExtra = false ): Submission {
		$form    = $this->forms->find( $submission->formNumber );
		$fields  = $form?->fileFields() ?? array();
		if ( array() === $fields ) {
			return $submission;
		}
		( $this->postedFiles )()->requireAll();
		$removed = array_values(
			array_filter( (array) ( $submission->inputs[ self::REMOVE ] ?? array() ), 'is_string' )
		);
		$files   = array_filter(
			array_map( fn( Field $field ) => ( $this->postedFiles )()->read( 'input_' . $field->id ), $fields )
		);
		if ( array() === $removed && array() === $files ) {
			return $submission;
		}
		$keyed = $this->withKey( $submission, array_merge( ...$files ) );
		$list  = FileList::of( $submission->inputs[ InputNames::FILES ] ?? '' );
		foreach ( $fields as $index => $field ) {
			$existing = array_diff_key( $list->ofInput( 'input_' . $field->id ), array_flip( $removed ) );
			$fitting  = $this->fitting( $field, $files[ $index ] ?? array(), $existing );
			$list     = $list->with( 'input_' . $field->id, $this->add( $field, $keyed, $fitting, $existing ) );
			$extra    = array_slice( $files[ $index ] ?? array(), count( $fitting ) );
			if ( $reportsExtra && array() !== $extra ) {
				( $this->refusals )()->addExtra( $form, $field, $extra );
			}
		}
		return $keyed->with( array( InputNames::FILES => $list->toJson(), self::REMOVE => '' ) );
	}

	/** Reports all posted files as lost: a page that is shown again cannot keep them. */
	public function reportLost( int $formNumber ): void {
		foreach ( $this->forms->findOrNull( $formNumber )?->fileFields() ?? array() as $field ) {
			( $this->refusals )()->addLost( $field->id, ( $this->postedFiles )()->read( 'input_' . $field->id ) );
		}
	}

	/** @return array<int, string> Why files of this request were not stored, by field id. */
	public function refusals(): array {
		return ( $this->refusals )()->messages();
	}

	/**
	 * Returns as many of the posted files as the field has room for. If it takes only one, the new file replaces the
	 * old.
	 *
	 * @param list<PostedFile>      $posted
	 * @param array<string, string> $existing Public id => name.
	 * @return list<PostedFile>
	 */
	private function fitting( Field $field, array $posted, array $existing ): array {
		$maxFiles = UploadLimits::of( $field )->maxFiles;
		return array_slice( $posted, 0, 1 === $maxFiles ? 1 : max( 0, $maxFiles - count( $existing ) ) );
	}

	/**
	 * Stores the posted files, and returns all files of the field.
	 *
	 * @param list<PostedFile>      $posted
	 * @param array<string, string> $existing Public id => name.
	 * @return array<string, string>
	 */
	private function add( Field $field, Submission $submission, array $posted, array $existing ): array {
		$slot     = UploadSlot::ofField( $submission->formNumber, $field, $submission->key );
		$maxFiles = $slot->limits->maxFiles;
		foreach ( $posted as $file ) {
			try {
				( $this->check )()->checkArrival( $file, $slot->limits );
				$upload   = ( $this->receiver )()->receive( $slot, $file->name, $file, $submission->visitor );
				$existing = ( 1 === $maxFiles ? array() : $existing ) + array( $upload->id => $upload->name );
			} catch ( UploadRefused $refused ) {
				( $this->refusals )()->add( $field->id, $file->name, $refused );
			}
		}
		return $existing;
	}

	/**
	 * Gives the submission a key if it has none: printed pages are the same for everybody and contain no key. The key
	 * is derived from the content, so that sending the same content twice counts as the same form visit.
	 *
	 * @param list<PostedFile> $files
	 */
	private function withKey( Submission $submission, array $files ): Submission {
		if ( '' !== $submission->sentKey() ) {
			return $submission;
		}
		$content = $submission->key;
		foreach ( $files as $file ) {
			// A file that PHP rejected has no path.
			$content .= "\n" . ( '' === $file->path ? $file->name : (string) @hash_file( 'sha256', $file->path ) );
		}
		return $submission->withKey( substr( hash( 'sha256', $content ), 0, self::KEY_LENGTH ) );
	}
}
