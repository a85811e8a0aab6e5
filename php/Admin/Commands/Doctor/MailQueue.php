<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

use Atoll\Forms\Mail\MailRepository;

/** What waits to be sent, and what was given up. */
final class MailQueue implements Examination {

	private const HOUR  = 3600;
	private const MONTH = 2592000;

	public function __construct( private MailRepository $mails ) {}

	public function lines(): array {
		$waiting = $this->mails->countLate( 0 );
		$late    = $this->mails->countLate( self::HOUR );
		$failed  = $this->mails->countFailed( self::MONTH );
		$status  = $failed > 0 ? Line::BROKEN : ( $late > 0 ? Line::WORTH : Line::GOOD );
		/* translators: 1 to 3: numbers of mails. */
		return array( new Line( $status, __( 'Mail queue', 'atoll' ), sprintf( __( '%1$d waiting, %2$d of them for more than an hour; %3$d given up in 30 days.', 'atoll' ), $waiting, $late, $failed ) ) );
	}
}
