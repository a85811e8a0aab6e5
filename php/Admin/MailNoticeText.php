<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Forms\Mail\Queue\MailCounts;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Mail\Queue\UnsentMail;
use Atoll\Platform\SiteDateFormat;

/** Texts of {@see MailNotice} about emails that were not sent, as HTML; empty if there are none. */
final class MailNoticeText {

	/** The most emails without an entry that are listed. */
	private const NAMED = 5;

	/** The most emails that are read to show since when and why they are rejected. */
	private const READ = 20;

	public function __construct( private MailCounts $counts, private UnsentMail $unsent ) {}

	/** Returns the text for emails about entries. @param int $seconds Only failures within this time. */
	public function aboutEntries( int $seconds ): string {
		$failed = $this->counts->failed( $seconds );
		return 0 === $failed ? '' : $this->paragraph(
			sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d email about an entry could not be sent this week, and we stopped trying. Its entry shows why.',
					'%d emails about entries could not be sent this week, and we stopped trying. Their entries show why.',
					$failed,
					'atoll'
				),
				$failed
			)
		);
	}

	/** Returns the text for emails older than an hour that are being retried, for up to two days. */
	public function aboutRefused( int $seconds ): string {
		$mails = $this->unsent->refused( $seconds, self::READ );
		$first = array_filter( array_map( static fn( QueuedMail $mail ) => $mail->firstAttempt(), $mails ) );
		$last  = array_filter( array_map( static fn( QueuedMail $mail ) => $mail->lastAttempt(), $mails ) );
		if ( array() === $first || array() === $last ) {
			return '';
		}
		$count  = count( $mails ) < self::READ ? count( $mails ) : $this->counts->refused( $seconds );
		$latest = array_column( $last, null, 'at' )[ max( array_column( $last, 'at' ) ) ];
		return $this->paragraph(
			sprintf(
				$latest->hasEnded
					/* translators: 1: number of mails, 2: date and time, 3: what the mail server said. */
					? _n(
						'Since %2$s the mail server has refused %1$d email. We keep trying. The server said: %3$s',
						'Since %2$s the mail server has refused %1$d emails. We keep trying. The server said: %3$s',
						$count,
						'atoll'
					)
					/* translators: 1: number of mails, 2: date and time. */
					: _n(
						'We have been trying to send %1$d email since %2$s, but PHP stopped each time. We keep trying. PHP’s error log, or your host, can tell you why.',
						'We have been trying to send %1$d emails since %2$s, but PHP stopped each time. We keep trying. PHP’s error log, or your host, can tell you why.',
						$count,
						'atoll'
					),
				$count,
				SiteDateFormat::ofUtc( min( array_column( $first, 'at' ) ) ),
				$latest->error
			)
		);
	}

	/** Returns the text for emails that waited when the site was copied or moved: the copy must not send them too. */
	public function aboutCopied( int $seconds ): string {
		$copied = $this->counts->copied( $seconds );
		return 0 === $copied ? '' : $this->paragraph(
			sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d email waited when this site was copied or moved, and is held. If this is the site itself, send it; in a copy, leave it: the original sends it.',
					'%d emails waited when this site was copied or moved, and are held. If this is the site itself, send them; in a copy, leave them: the original sends them.',
					$copied,
					'atoll'
				),
				$copied
			)
		);
	}

	/** Returns the text for emails that nobody has tried to send within an hour. */
	public function aboutUntried( int $seconds ): string {
		$untried = $this->counts->untried( MailCounts::LATE, $seconds );
		return 0 === $untried ? '' : $this->paragraph(
			sprintf(
				/* translators: %d: number of mails. */
				_n(
					'%d email has waited for more than an hour, and nothing has tried to send it. Scheduled events do not seem to run: see Site Health.',
					'%d emails have waited for more than an hour, and nothing has tried to send them. Scheduled events do not seem to run: see Site Health.',
					$untried,
					'atoll'
				),
				$untried
			)
		);
	}

	/**
	 * Returns the text for other emails, which no screen shows. Leaves out their content, which may have secret links.
	 */
	public function aboutOthers( int $seconds ): string {
		$named = $this->unsent->withoutEntry( $seconds, self::NAMED );
		$count = count( $named ) < self::NAMED ? count( $named ) : $this->counts->failedWithoutEntry( $seconds );
		if ( 0 === $count ) {
			return '';
		}
		$words = sprintf(
			/* translators: %d: number of mails. */
			_n(
				'%d email that belongs to no entry, such as a link to a saved form, could not be sent this week, and we stopped trying. Its address may be mistyped:',
				'%d emails that belong to no entry, such as links to saved forms, could not be sent this week, and we stopped trying. Their addresses may be mistyped. The latest:',
				$count,
				'atoll'
			),
			$count
		);
		$items = array_map(
			static fn( QueuedMail $mail ): string => '<li>' . esc_html(
				sprintf(
					/* translators: 1: email address, 2: subject of an email, 3: what the mail server said. */
					__( '%1$s, “%2$s”: %3$s', 'atoll' ),
					implode( ', ', $mail->message->addressees() ),
					$mail->message->subject,
					$mail->lastAttempt()?->words() ?? ''
				)
			) . '</li>',
			$named
		);
		return $this->paragraph( $words ) . '<ul class="ul-disc">' . implode( '', $items ) . '</ul>';
	}

	private function paragraph( string $words ): string {
		return '<p>' . esc_html( $words ) . '</p>';
	}
}
