<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ErrorLog;

/**
 * Tells other code what happened to an application, once that is committed: an exception in another plugin must not
 * make the answer an error.
 */
final class ApplicationEvents {

	/**
	 * @param string $from Name of the status that it had, such as `received`.
	 * @param string $to   Name of another one.
	 */
	public function statusChanged( Entry $entry, string $from, string $to, Visitor $by ): void {
		/**
		 * An application has another status.
		 *
		 * @param Entry   $entry
		 * @param string  $from  Name of the status that it had.
		 * @param string  $to    Name of the one that it has now.
		 * @param Visitor $by
		 */
		$this->safely( static fn() => do_action( 'atoll_application_status_changed', $entry, $from, $to, $by ) );
	}

	/**
	 * @param string       $document What was asked for, such as "Two recent payslips".
	 * @param list<string> $uploads  Public ids of the files.
	 */
	public function documentReceived( Entry $entry, string $document, array $uploads, Visitor $by ): void {
		/**
		 * A document that a client was asked for has arrived: each time that files come for it, with the new ones.
		 *
		 * @param Entry        $entry
		 * @param string       $document What was asked for.
		 * @param list<string> $uploads  Public ids of its files.
		 * @param Visitor      $by       The client.
		 */
		$this->safely( static fn() => do_action( 'atoll_document_received', $entry, $document, $uploads, $by ) );
	}

	/** @param \Closure(): void $notify */
	private function safely( \Closure $notify ): void {
		try {
			$notify();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a listener of an application' );
		}
	}
}
