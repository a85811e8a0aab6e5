<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Uploads\Receiving\UploadCopies;
use Atoll\Forms\Uploads\Uploads;

/**
 * A form that is saved apart from another saved form, or from one that was sent, is a filling of its own: with copies
 * of the files, so that neither takes the other's away, and with a key of its own, so that both can be sent.
 */
final class SeparateFilling {

	private const KEY_LENGTH = 20;

	public function __construct( private Uploads $uploads, private UploadCopies $copies ) {}

	/**
	 * @param string $token   Of the draft that it is saved as; the key follows from it, so that no save copies twice.
	 * @param int    $draftId 0 for a draft that is not stored yet.
	 * @return DraftSave The same where no file is anybody else's.
	 * @throws \Atoll\Platform\Errors\PublicError When a file cannot be copied.
	 */
	public function of( DraftSave $save, string $token, int $draftId = 0 ): DraftSave {
		$ids = $save->fileIds();
		if ( array() === $ids || ! $this->uploads->haveOtherOwner( $ids, $draftId ) ) {
			return $save;
		}
		$key = substr( hash( 'sha256', "filling of {$token}" ), 0, self::KEY_LENGTH );
		return $save->separate(
			$key,
			$this->copies->copy( $save->form, $save->answers, $key, $save->submission->visitor )
		);
	}
}
