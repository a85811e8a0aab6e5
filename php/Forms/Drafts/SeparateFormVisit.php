<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Uploads\Receiving\UploadCopies;
use Atoll\Forms\Uploads\Uploads;

/**
 * Makes a form that is saved separately from another draft, or from a sent form, a form visit of its own: with copies
 * of the files, so that neither takes them away from the other, and with its own key, so that both can be sent.
 */
final class SeparateFormVisit {

	private const KEY_LENGTH = 20;

	public function __construct(
		private DraftRepository $drafts,
		private SubmittedEntries $entries,
		private Uploads $uploads,
		private UploadCopies $copies,
	) {}

	/**
	 * Derives the key from the draft's token and the key that was sent, so that repeated saves do not copy files twice,
	 * and a draft that is separated again gets another key.
	 *
	 * @param string $token   Token of the draft that is saved.
	 * @param int    $draftId 0 for a draft that is not stored yet.
	 * @return DraftSave Unchanged if nothing else uses its key or any of its files.
	 * @throws \Atoll\Platform\Errors\PublicError When a file cannot be copied.
	 */
	public function create( DraftSave $save, string $token, int $draftId = 0 ): DraftSave {
		if ( ! $this->hasOtherKey( $save, $draftId ) && ! $this->hasOtherFile( $save, $draftId ) ) {
			return $save;
		}
		$key = hash( 'sha256', "filling of {$token} beside {$save->submission->sentKey()}" );
		$key = substr( $key, 0, self::KEY_LENGTH );
		return $save->separate(
			$key,
			$this->copies->copy( $save->form, $save->answers, $key, $save->submission->visitor )
		);
	}

	/** Whether another draft, or an entry with other answers, has the key that was sent. */
	private function hasOtherKey( DraftSave $save, int $draftId ): bool {
		$submission = $save->submission;
		return '' !== $submission->sentKey() && (
			$this->drafts->isFillingOfOther( $save->form->id(), $submission->keyHash(), $draftId )
				|| $this->wasSentWithOtherAnswers( $submission )
		);
	}

	/** With the same answers, the client only missed the response to sending them: sent again, they make one entry. */
	private function wasSentWithOtherAnswers( Submission $submission ): bool {
		$sent = $this->entries->findByKey( $submission );
		return null !== $sent && ! hash_equals( $sent['fingerprint'], $submission->fingerprint() );
	}

	private function hasOtherFile( DraftSave $save, int $draftId ): bool {
		$ids = $save->fileIds();
		return array() !== $ids && $this->uploads->haveOtherOwner( $ids, $draftId );
	}
}
