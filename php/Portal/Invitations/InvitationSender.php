<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Platform\Errors\StorageFailed;

/** Invites a person to become a client, with a link sent by email. */
final class InvitationSender {

	public function __construct(
		private InvitationCheck $check,
		private InvitationRepository $invitations,
		private InvitationLinks $links,
		private InvitationMail $mail,
		private EntryRepository $entries,
		private Transaction $transaction,
	) {}

	/**
	 * Sends an invitation. Earlier links for the same application stop working, whoever they were sent to, because an
	 * address may have been mistyped. Without an application, the same person's earlier link stops working.
	 *
	 * @param Entry|null $entry The application that the person gets; null for a login only.
	 * @throws NotAllowed
	 * @throws BadRequest When the email address is invalid, or the site has no login page for clients.
	 * @throws EntryNotFound
	 * @throws EntryHasOwner
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 * @throws StorageFailed
	 */
	public function invite( string $email, string $firstName, ?Entry $entry, Visitor $by ): Invitation {
		$email = strtolower( trim( $email ) );
		$this->check->assertAllowed( $email, $by );
		$token = $this->links->newToken();
		return $this->transaction->run(
			function () use ( $email, $firstName, $entry, $by, $token ): Invitation {
				$this->assertNoOwner( $entry );
				$invitation = $this->invitations->replace(
					(string) $this->links->hash( $token ),
					$email,
					$this->name( $firstName ),
					$entry->id ?? 0,
					$by->userId(),
					$this->links->lifetime()
				);
				$this->mail->queue( $invitation, $this->links->url( $token ), $entry );
				return $invitation;
			}
		);
	}

	/** Reads the entry again, because it may have changed since the caller read it. */
	private function assertNoOwner( ?Entry $entry ): void {
		if ( null === $entry ) {
			return;
		}
		$current = $this->entries->find( $entry->id ) ?? throw new EntryNotFound();
		0 === $current->createdBy || throw new EntryHasOwner();
	}

	private function name( string $typed ): string {
		return mb_substr( MailMessage::line( wp_strip_all_tags( $typed ) ), 0, 50 );
	}
}
