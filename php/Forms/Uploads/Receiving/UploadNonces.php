<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\BadRequest;

/**
 * What the spec calls the nonce for uploads: a ticket for one field of one filling of one form, for an hour. It keeps
 * strangers' pages from filling the disk in passing; every other check is made from the stored form, and {@see
 * UploadSlotLimit} counts what comes by it.
 */
final class UploadNonces {

	private const SECONDS = 3600;
	private const PURPOSE = 'upload ticket';

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Signer $signer, private \Closure $clock ) {}

	public function issue( UploadSlot $slot ): string {
		$end = ( $this->clock )() + self::SECONDS;
		return $end . '.' . $this->signer->sign( self::PURPOSE, $this->text( $slot, $end ) );
	}

	/** @throws BadRequest 403 when it is another slot's, forged or over: a new one mends it. */
	public function check( string $ticket, UploadSlot $slot ): void {
		$parts = explode( '.', $ticket );
		$end   = (int) $parts[0];
		if (
			2 !== count( $parts ) || $end < ( $this->clock )()
				|| ! $this->signer->hasSigned( self::PURPOSE, $this->text( $slot, $end ), $parts[1] )
		) {
			throw new BadRequest(
				'atoll_upload_nonce',
				__( 'The permission to upload has run out. Please try again.', 'atoll' ),
				403
			);
		}
	}

	private function text( UploadSlot $slot, int $end ): string {
		return implode( "\n", array( $slot->formNumber, $slot->fieldId, $slot->uniqueHash(), $end ) );
	}
}
