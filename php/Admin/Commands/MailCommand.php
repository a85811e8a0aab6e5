<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Mail\Queue\MailRetries;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Mail\Queue\UnsentMail;
use Atoll\Platform\Access\Capabilities;

/** Lists and retries emails. */
final class MailCommand {

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private Console $console,
		private MailRetries $retries,
		private UnsentMail $unsent,
		private \Closure $clock
	) {}

	/**
	 * Lists emails that were not sent, newest first: given up, held, or rejected and being retried.
	 *
	 * ## OPTIONS
	 *
	 * [--limit=<number>]
	 * : Maximum number of emails.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, status, entry, to, subject, tried, error.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll mail list
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function list( array $args, array $assoc ): void {
		$this->console->requireCapability( Capabilities::VIEW_ENTRIES );
		$options = new CommandOptions( $assoc );
		$limit   = $options->limit( $this->console );
		$this->console->table(
			array_map( $this->row( ... ), $this->console->orFail( fn() => $this->unsent->all( $limit ) ) ),
			array( 'id', 'status', 'entry', 'to', 'subject', 'tried', 'error' ),
			$options
		);
	}

	/**
	 * Retries emails that were given up or rejected, or have waited for more than an hour.
	 *
	 * Held emails are only sent if chosen below. They have the status held, if their mailbox got too many, or copied,
	 * if they waited when the site was copied or moved. Emails that are being sent at this moment are not sent twice.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of emails, including held ones. Emails that were sent are sent once more.
	 *
	 * [--entry=<id>]
	 * : All emails about this entry that were given up or rejected, or have the status copied.
	 *
	 * [--since=<day>]
	 * : Without ids and entry: only emails that were given up on this day, such as 2026-01-31, or later.
	 *
	 * [--copied]
	 * : Without ids and entry: instead, all emails with the status copied. Do not use it in a copy of the site: the
	 * original sends them. With --since, only emails held since that day.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll mail retry
	 *     wp atoll mail retry --entry=12
	 *     wp atoll mail retry --since=2026-01-31
	 *     wp atoll mail retry --copied
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function retry( array $args, array $assoc ): void {
		$this->console->requireCapability( Capabilities::EDIT_ENTRIES );
		$options = new CommandOptions( $assoc );
		$this->requireNumbers( $args, $options );
		$since = $options->utcTime( 'since', '00:00:00', $this->console );
		$mails = array_map( intval( ... ), $args );
		$count = $this->console->orFail( fn() => $this->retryChosen( $mails, $options, $since ) );
		$this->console->success(
			/* translators: %d: number of mails. */
			sprintf( _n( '%d email is being sent again.', '%d emails are being sent again.', $count, 'atoll' ), $count )
		);
	}

	/** @return array<string, string|int> Without the text, which may contain a secret link. */
	private function row( QueuedMail $mail ): array {
		$last = $mail->lastAttempt();
		return array(
			'id'      => $mail->id,
			'status'  => $mail->status,
			'entry'   => $mail->entryId > 0 ? $mail->entryId : '',
			'to'      => implode( ', ', $mail->message->addressees() ),
			'subject' => $mail->message->subject,
			'tried'   => null === $last ? '' : get_date_from_gmt( $last->at ),
			'error'   => $last?->words() ?? '',
		);
	}

	/**
	 * Ends the command if an id is not a number. Without ids the command is about all emails that were given up, which
	 * must not happen because of a typing error.
	 *
	 * @param list<string> $args
	 */
	private function requireNumbers( array $args, CommandOptions $options ): void {
		foreach ( $args as $arg ) {
			if ( ! ctype_digit( $arg ) ) {
				/* translators: %s: what was typed. */
				$this->console->fail( sprintf( __( 'There is no email %s: ids are whole numbers.', 'atoll' ), $arg ) );
			}
		}
		$isNumber = $options->int( 'entry' ) > 0 && ctype_digit( $options->text( 'entry' ) );
		if ( $options->isEmpty( 'entry' ) || ( $options->has( 'entry' ) && ! $isNumber ) ) {
			$this->console->fail( __( '--entry must be the number of an entry.', 'atoll' ) );
		}
	}

	/**
	 * @param list<int> $mails
	 * @param string    $since UTC; empty for any time.
	 */
	private function retryChosen( array $mails, CommandOptions $options, string $since ): int {
		array_map( $this->retries->retryOne( ... ), $mails );
		$entry   = $options->int( 'entry' );
		$seconds = '' === $since ? null : ( $this->clock )() - (int) strtotime( "{$since} UTC" );
		return match ( true ) {
			array() !== $mails         => count( $mails ),
			$entry > 0                 => $this->retries->retryEntry( $entry ),
			$options->flag( 'copied' ) => $this->retries->retryCopied( $seconds ),
			default                    => $this->retries->retryFailed( $seconds ),
		};
	}
}
