<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Platform\Moment;
use Atoll\Platform\Privacy\ErasableSource;
use Atoll\Platform\Privacy\Erasure;
use Atoll\Platform\Privacy\Fact;
use Atoll\Platform\Privacy\Person;
use Atoll\Platform\Privacy\Record;
use Atoll\Portal\Clients\Invitation;
use Atoll\Portal\Clients\InvitationRepository;

/** Invitations to become a client, also of people who never came. */
final class InvitationData implements ErasableSource {

	public function __construct( private InvitationRepository $invitations ) {}

	public function name(): string {
		return 'atoll-invitations';
	}

	public function title(): string {
		return __( 'Invitations to the client portal', 'atoll' );
	}

	public function of( Person $person ): iterable {
		foreach ( $this->invitations->ofEmail( $person->email ) as $invitation ) {
			yield new Record( (string) $invitation->id, __( 'Invitation', 'atoll' ), $this->facts( $invitation ) );
		}
	}

	public function erase( Person $person ): Erasure {
		return new Erasure( $this->invitations->forget( $person->email ) );
	}

	/** @return list<Fact> */
	private function facts( Invitation $invitation ): array {
		$facts = array(
			new Fact( __( 'Email', 'atoll' ), $invitation->email ),
			new Fact( __( 'First name', 'atoll' ), $invitation->firstName ),
			new Fact( __( 'Ends', 'atoll' ), Moment::text( $invitation->ends ) ),
			new Fact( __( 'Used', 'atoll' ), $invitation->usedAt > 0 ? Moment::text( $invitation->usedAt ) : '' ),
		);
		return array_values( array_filter( $facts, static fn( Fact $fact ): bool => '' !== $fact->value ) );
	}
}
