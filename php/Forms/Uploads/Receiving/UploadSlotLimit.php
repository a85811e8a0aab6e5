<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Forms\Uploads\UploadRefused;
use Atoll\Platform\Access\RateLimits\RateLimit;

/**
 * Limits the number and total size of files that one slot takes per day (until midnight UTC): what its field takes, and
 * some more for files that are removed, chosen again or sent twice over a bad connection. A nonce is for one slot, so
 * it cannot be used for more.
 */
final class UploadSlotLimit {

	/** Number of files on top of the field's maximum. */
	private const SPARE_FILES = 20;

	/** Bytes on top of the field's maximum, as a number of files of the largest size. */
	private const SPARE_SIZES = 5;

	private const KILOBYTE = 1024;

	public function __construct( private RateLimit $limit ) {}

	/**
	 * Counts one more file.
	 *
	 * @param int $size Bytes.
	 * @throws UploadRefused When a limit is exceeded.
	 */
	public function count( UploadSlot $slot, int $size ): void {
		$id        = "{$slot->formNumber} {$slot->fieldId} {$slot->uniqueHash()}";
		$maxFiles  = $slot->limits->maxFiles;
		$files     = $this->limit->tally( 'files of one place', $id );
		$kilobytes = $this->limit->tally( 'kilobytes of one place', $id, $this->kilobytes( $size ) );
		if (
			$files > $maxFiles + self::SPARE_FILES
				|| $kilobytes > ( $maxFiles + self::SPARE_SIZES ) * $this->kilobytes( $slot->limits->maxBytes )
		) {
			throw new UploadRefused( 'atoll_too_many_files', __( 'This question has reached its limit of files for today. Send the form with the files you have already uploaded, or call us.', 'atoll' ) );
		}
	}

	private function kilobytes( int $bytes ): int {
		return (int) ceil( $bytes / self::KILOBYTE );
	}
}
