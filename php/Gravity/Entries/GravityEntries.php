<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryEvents;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryWriter;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\BadRequest;

/**
 * Stores entries that Gravity Forms' clients write, as they are sent: nothing is validated and no email is sent. The
 * same hooks run as for visitors' entries.
 */
final class GravityEntries {

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private EntryWriter $writer,
		private EntryForms $forms,
		private EntryInput $input,
		private EntryAdminService $entryAdmin,
		private Transaction $transaction,
		private \Closure $clock
	) {}

	/**
	 * @param array<int|string, mixed> $body
	 * @throws BadRequest
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function create( int $formNumber, array $body, Visitor $by ): Entry {
		$this->requireEntry( $body );
		if ( $formNumber < 1 ) {
			throw new BadRequest( 'missing_form_id', __( 'The form ID must be specified.', 'atoll' ) );
		}
		$form  = $this->forms->current( $formNumber ) ?? throw $this->invalidForm();
		$entry = $this->input->read( $body, $this->blank( $form, $by ), $form );
		return $this->transaction->repeat(
			function () use ( $entry, $form, $by ): Entry {
				$stored = $this->writer->add( $entry, $form );
				$this->transaction->afterCommit( static fn() => ( new EntryEvents() )->stored( $stored, $form, $by ) );
				return $stored;
			}
		);
	}

	/**
	 * @param array<int|string, mixed> $body
	 * @throws EntryNotFound
	 * @throws BadRequest
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function update( int $id, array $body, Visitor $by ): Entry {
		return $this->replace(
			$id,
			LooseValues::int( $body['form_id'] ?? 0 ),
			$by,
			function ( Entry $before, Form $form ) use ( $body ): Entry {
				$this->requireEntry( $body );
				return $this->input->read( $body, $before, $form );
			}
		);
	}

	/**
	 * Changes properties. Answers stay, and so do properties that are not sent.
	 *
	 * @param array<int|string, mixed> $body
	 * @throws EntryNotFound
	 * @throws BadRequest
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function updateProperties( int $id, array $body, Visitor $by ): Entry {
		return $this->replace(
			$id,
			LooseValues::int( $body['form_id'] ?? 0 ),
			$by,
			function ( Entry $before ) use ( $body ): Entry {
				$this->requireProperties( $body );
				return $this->input->readProperties( $body, $before );
			}
		);
	}

	/**
	 * @param int                            $formNumber The form that the request names; 0 if it names none.
	 * @param \Closure( Entry, Form ): Entry $change
	 * @throws EntryNotFound
	 * @throws BadRequest
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	private function replace( int $id, int $formNumber, Visitor $by, \Closure $change ): Entry {
		return $this->transaction->repeat(
			function () use ( $id, $formNumber, $by, $change ): Entry {
				$before = $this->writer->lock( $id );
				$form   = $this->formOf( $before, $formNumber );
				$after  = $change( $before, $form );
				$this->entryAdmin->move( array( $id ), $after->status, $by );
				$stored = $this->writer->replace( $after, $form );
				if ( $stored->hasOtherAnswers( $before ) ) {
					$this->entryAdmin->answersChanged( $stored, $by );
					$announce = static fn() => ( new EntryEvents() )->updated( $stored, $form, $by );
					$this->transaction->afterCommit( $announce );
				}
				return $stored;
			}
		);
	}

	/** @throws BadRequest When the form is gone, or the request names another form. */
	private function formOf( Entry $entry, int $formNumber ): Form {
		return ( in_array( $formNumber, array( 0, $entry->formNumber ), true )
			? $this->forms->find( $entry )
			: null ) ?? throw $this->invalidForm();
	}

	private function blank( Form $form, Visitor $by ): Entry {
		return Entry::blank( $form, $by, '', gmdate( 'Y-m-d H:i:s', ( $this->clock )() ) );
	}

	/** @param array<int|string, mixed> $body */
	private function requireEntry( array $body ): void {
		if ( array() === $body || isset( $body[0] ) ) {
			throw new BadRequest( 'missing_entry', __( 'Send one entry as JSON: its properties and answers by their keys.', 'atoll' ) );
		}
	}

	/** @param array<int|string, mixed> $body */
	private function requireProperties( array $body ): void {
		if ( array() === $body || isset( $body[0] ) ) {
			throw new BadRequest(
				'missing_properties',
				__( 'Send the properties to change as JSON, by their names.', 'atoll' )
			);
		}
	}

	private function invalidForm(): BadRequest {
		return new BadRequest( 'invalid_form_id', __( 'The form for this entry does not exist, or is another one.', 'atoll' ) );
	}
}
