<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Uploads\Receiving\UploadCopies;
use Atoll\Forms\Uploads\Uploads;

/**
 * A form that is saved apart from another saved form, or from one that was sent, is a filling of its own: with copies
 * of the files, so that neither takes the other's away, and with a key of its own, so that both can be sent.
 */
final class SeparateFilling {

	private const KEY_LENGTH = 20;

	public function __construct(
		private DraftRepository $drafts,
		private SubmittedEntries $entries,
		private Uploads $uploads,
		private UploadCopies $copies,
	) {}

	/**
	 * The key follows from the draft's token and from the key that was sent, so that no save copies twice, and a draft
	 * that is separated again gets another one.
	 *
	 * @param string $token   Of the draft that it is saved as.
	 * @param int    $draftId 0 for a draft that is not stored yet.
	 * @return DraftSave The same where neither its key nor a file is anybody else's.
	 * @throws \Atoll\Platform\Errors\PublicError When a file cannot be copied.
	 */
	public function of( DraftSave $save, string $token, int $draftId = 0 ): DraftSave {
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

	/** The same ones come from a client that never got the answer to sending them: sent again, they are one entry. */
	private function wasSentWithOtherAnswers( Submission $submission ): bool {
		$sent = $this->entries->findByKey( $submission );
		return null !== $sent && ! hash_equals( $sent['fingerprint'], $submission->fingerprint() );
	}

	private function hasOtherFile( DraftSave $save, int $draftId ): bool {
		$ids = $save->fileIds();
		return array() !== $ids && $this->uploads->haveOtherOwner( $ids, $draftId );
	}
}
