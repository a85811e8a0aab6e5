<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Health\Measurement;
use Atoll\Platform\Health\MonitoredComponent;

/** Site Health check for mail that was given up, or that nothing sends. */
final class MailHealth extends HealthCheck implements MonitoredComponent {

	/** Seconds for which mail held for its mailbox is reported; its entry is kept for {@see MailCounts::MONTH}. */
	private const WEEK = 604800;

	public function __construct( private MailCounts $mails ) {}

	public function name(): string {
		return 'atoll_mail';
	}

	public function label(): string {
		return __( 'Emails about entries', 'atoll' );
	}

	/** Returns the first of these problems that exists. */
	protected function look(): HealthResult {
		return $this->failed()
			?? $this->late()
			?? $this->copied()
			?? $this->held()
			?? $this->failedWithoutEntry()
			?? HealthResult::good( __( 'Emails about entries are being sent', 'atoll' ), __( 'Nothing is waiting for long, and nothing was given up in the last 30 days.', 'atoll' ) );
	}

	public function component(): string {
		return 'mail:queueAge';
	}

	/** Measures the seconds that the oldest mail has waited. */
	public function measure(): Measurement {
		$age = $this->mails->queueAge();
		return new Measurement( $age > MailCounts::LATE ? Measurement::WARN : Measurement::PASS, $age, 's' );
	}

	/** Mail of entries that was given up. */
	private function failed(): ?HealthResult {
		$count = $this->mails->failed( MailCounts::MONTH );
		return 0 === $count ? null : HealthResult::critical(
			__( 'Some emails about entries could not be sent', 'atoll' ),
			sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d email about an entry could not be sent in the last 30 days. We have stopped trying. The entry shows why.',
					'%d emails about entries could not be sent in the last 30 days. We have stopped trying. Their entries show why.',
					$count,
					'atoll'
				),
				$count
			)
		);
	}

	/** Mail of entries that has waited for too long. */
	private function late(): ?HealthResult {
		$count = $this->mails->late( MailCounts::LATE );
		return 0 === $count ? null : HealthResult::recommended(
			__( 'Emails about entries are waiting', 'atoll' ),
			sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d email about an entry has been waiting for more than an hour. Check that your mail server accepts emails and that WordPress’ scheduled events are running.',
					'%d emails about entries have been waiting for more than an hour. Check that your mail server accepts emails and that WordPress’ scheduled events are running.',
					$count,
					'atoll'
				),
				$count
			)
		);
	}

	/** Mail from before the site was copied or moved. */
	private function copied(): ?HealthResult {
		$count = $this->mails->copied( MailCounts::MONTH );
		return 0 === $count ? null : HealthResult::recommended(
			__( 'Emails from before this site was copied or moved are held', 'atoll' ),
			sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d email waited when this site was copied or moved, and is held: a copy must not send what the original sends. If this is the site itself, send it from its entry, or with “wp atoll mail retry --copied”.',
					'%d emails waited when this site was copied or moved, and are held: a copy must not send what the original sends. If this is the site itself, send them from their entries, or all with “wp atoll mail retry --copied”.',
					$count,
					'atoll'
				),
				$count
			)
		);
	}

	/** Mail to mailboxes that have had too much. */
	private function held(): ?HealthResult {
		$count = $this->mails->held( self::WEEK );
		return 0 === $count ? null : HealthResult::recommended(
			__( 'Some emails to addresses given in forms are held', 'atoll' ),
			sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d email to an address that was given in a form was held this week: its mailbox had five within five hours already, and the person who entered the address may not be its owner. You can see and send it from its entry.',
					'%d emails to addresses that were given in forms were held this week: their mailboxes had five within five hours already, and the people who entered the addresses may not be their owners. You can see and send them from their entries.',
					$count,
					'atoll'
				),
				$count
			)
		);
	}

	/** Mail without an entry that was given up. */
	private function failedWithoutEntry(): ?HealthResult {
		$count = $this->mails->failedWithoutEntry( MailCounts::MONTH );
		return 0 === $count ? null : HealthResult::recommended(
			__( 'Some emails that belong to no entry could not be sent', 'atoll' ),
			sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d email that belongs to no entry, such as a link to a saved form, could not be sent in the last 30 days, and we stopped trying. Its address may be mistyped. A notice on the dashboard names it for a week, “wp atoll mail list” for as long as it is kept.',
					'%d emails that belong to no entry, such as links to saved forms, could not be sent in the last 30 days, and we stopped trying. Their addresses may be mistyped. A notice on the dashboard names them for a week, “wp atoll mail list” for as long as they are kept.',
					$count,
					'atoll'
				),
				$count
			)
		);
	}
}
