<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands\Doctor;

use Atoll\Forms\Mail\Queue\MailCounts;

/** What waits to be sent, and what was given up. */
final class MailQueueCheck implements DoctorCheck {

	private const HOUR  = 3600;
	private const MONTH = 2592000;

	public function __construct( private MailCounts $mails ) {}

	public function lines(): array {
		$waiting = $this->mails->late( 0 );
		$late    = $this->mails->late( self::HOUR );
		$failed  = $this->mails->failed( self::MONTH );
		$status  = $failed > 0 ? DoctorLine::BROKEN : ( $late > 0 ? DoctorLine::WORTH : DoctorLine::GOOD );
		return array(
			new DoctorLine(
				$status,
				/* translators: 1 to 3: numbers of mails. */
				__( 'Mail queue', 'atoll' ),
				sprintf( __( '%1$d waiting, %2$d of them for more than an hour; %3$d given up in 30 days.', 'atoll' ), $waiting, $late, $failed )
			),
		);
	}
}
