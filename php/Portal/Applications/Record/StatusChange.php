<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Portal\Applications\Mail\ClientMail;

/** Changes the status of an application, sends its client a message, or both. */
final class StatusChange {

	public function __construct(
		private ApplicationLock $lock,
		private ApplicationRecordReader $reader,
		private ApplicationRecordRepository $records,
		private HistoryRepository $history,
		private ApplicationStatuses $statuses,
		private ClientMail $clientMail
	) {}

	/**
	 * @param string $status  Name of a status in the settings; empty to keep the status and only send the message.
	 * @param string $message Message to the client; plain text, may be empty.
	 * @param bool   $mails   Whether to email the client.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function set(
		Entry $entry,
		string $status,
		string $message,
		Visitor $by,
		bool $mails,
		?int $seenVersion = null
	): ApplicationRecord {
		$chosen  = '' === $status ? null : $this->status( $status );
		$message = HistoryTexts::lines( $message );
		$this->lock->change(
			$entry->id,
			$seenVersion,
			function ( Entry $entry ) use ( $chosen, $message, $by, $mails ): void {
				$current = $this->reader->read( $entry->id )->status;
				$new     = $chosen ?? $current;
				$isSame  = $current->name === $new->name;
				if ( $isSame && '' === $message ) {
					throw new BadRequest(
						'atoll_status_same',
						__( 'The application has this status already. Choose another one, or write a message.', 'atoll' ),
						422
					);
				}
				$this->records->setStatus( $entry->id, $new );
				$sentence = fn(): string => $this->sentence( $new, $message );
				$this->history->add( $entry->id, HistoryEvent::STATUS, $by->userId(), $sentence );
				if ( $mails ) {
					$isSame
						? $this->clientMail->messageSent( $entry, $message )
						: $this->clientMail->statusChanged( $entry, $new, $message );
				}
				if ( ! $isSame ) {
					$this->lock->announce(
						static fn( ApplicationEvents $events ) => $events->statusChanged(
							$entry,
							$current->name,
							$new->name,
							$by
						)
					);
				}
			}
		);
		return $this->reader->read( $entry->id );
	}

	private function sentence( ApplicationStatus $status, string $message ): string {
		/* translators: %s: a status, such as "With the lender". */
		return trim( sprintf( __( 'Status: %s.', 'atoll' ), $status->title ) . "\n{$message}" );
	}

	private function status( string $name ): ApplicationStatus {
		return $this->statuses->find( $name ) ?? throw new BadRequest(
			'atoll_status_unknown',
			__( 'There is no such status any more. Please choose another one.', 'atoll' ),
			422
		);
	}
}
