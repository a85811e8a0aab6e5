<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\Passwords\PasswordWeak;
use Atoll\Portal\Users\AccountExists;
use Atoll\Portal\Users\PortalUsers;

/**
 * Invitations, by which people become clients: a link sent by email proves that the mailbox is theirs. An application
 * named in the invitation becomes theirs when they accept, never before, and never if it has another owner.
 */
final class Invitations {

	public function __construct(
		private InvitationRepository $invitations,
		private InvitationLinks $links,
		private InvitationClaim $claim,
		private PortalUsers $users,
		private PasswordPolicy $passwordPolicy,
	) {}

	/** Returns an open invitation by the token of its link; null otherwise, for whatever reason. */
	public function find( string $token ): ?Invitation {
		$hash = $this->links->hash( $token );
		return null === $hash ? null : $this->invitations->open( $hash );
	}

	/** Whether an invitation was used and its email address has an account. Only for people who hold the token. */
	public function isAccepted( string $token ): bool {
		$hash       = $this->links->hash( $token );
		$invitation = null === $hash ? null : $this->invitations->used( $hash );
		return null !== $invitation && $this->needsLogin( $invitation );
	}

	/** Whether the invited person must log in instead of choosing a password. Only for people who hold the token. */
	public function needsLogin( Invitation $invitation ): bool {
		return null !== $this->users->findByEmail( $invitation->email );
	}

	/**
	 * Makes the invited person a client, once.
	 *
	 * @return int User id.
	 * @throws PasswordWeak
	 * @throws AccountExists When the person must log in instead.
	 * @throws InvitationEnded
	 * @throws StorageFailed
	 */
	public function accept( Invitation $invitation, string $password ): int {
		$problem = $this->passwordPolicy->problem( $password, array( $invitation->email, $invitation->firstName ) );
		if ( '' !== $problem ) {
			throw new PasswordWeak( $problem );
		}
		if ( $this->needsLogin( $invitation ) ) {
			throw new AccountExists();
		}
		return $this->claim->run(
			$invitation,
			fn(): int => $this->users->create( $invitation->email, $invitation->firstName, $password )
		);
	}

	/**
	 * Gives the application to the invited person, who is logged in to an existing account. Keeps their role; a user
	 * without a role here, as with a login for another site of a network, becomes a client.
	 *
	 * @throws InvitationForSomebodyElse
	 * @throws InvitationEnded
	 * @throws StorageFailed
	 */
	public function join( Invitation $invitation, int $user ): void {
		if ( ! $this->isOf( $invitation, $user ) ) {
			throw new InvitationForSomebodyElse();
		}
		$this->claim->run( $invitation, fn(): int => $this->users->ensureRole( $user ) );
	}

	/** Whether a logged-in user is the invited person. */
	public function isOf( Invitation $invitation, int $user ): bool {
		return $user > 0 && $this->users->findByEmail( $invitation->email )?->ID === $user;
	}

	/** Returns the invitation for an application that can still be accepted. */
	public function openFor( int $entry ): ?Invitation {
		return $this->invitations->openFor( $entry );
	}

	/**
	 * Revokes the unused invitations for an application.
	 *
	 * @throws StorageFailed
	 */
	public function revoke( Entry $entry ): void {
		$this->invitations->end( $entry->id );
	}
}
