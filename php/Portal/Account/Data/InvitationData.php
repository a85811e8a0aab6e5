<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\ErasableDataSource;
use Atoll\Platform\Privacy\ErasureResult;
use Atoll\Platform\Privacy\PersonalDataGroup;
use Atoll\Platform\Privacy\PersonalDataItem;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Invitations\Invitation;
use Atoll\Portal\Invitations\InvitationRepository;

/** Invitations to become a client, including those that were never accepted. */
final class InvitationData implements ErasableDataSource {

	public function __construct( private InvitationRepository $invitations ) {}

	public function name(): string {
		return 'atoll-invitations';
	}

	public function title(): string {
		return __( 'Invitations to the client portal', 'atoll' );
	}

	public function groups( DataSubject $subject ): iterable {
		foreach ( $this->invitations->ofEmail( $subject->email ) as $invitation ) {
			yield new PersonalDataGroup(
				(string) $invitation->id,
				__( 'Invitation', 'atoll' ),
				$this->facts( $invitation )
			);
		}
	}

	public function erase( DataSubject $subject ): ErasureResult {
		return new ErasureResult( $this->invitations->forget( $subject->email ) );
	}

	/** @return list<PersonalDataItem> */
	private function facts( Invitation $invitation ): array {
		$facts = array(
			new PersonalDataItem( __( 'Email', 'atoll' ), $invitation->email ),
			new PersonalDataItem( __( 'First name', 'atoll' ), $invitation->firstName ),
			new PersonalDataItem( __( 'Ends', 'atoll' ), SiteDateFormat::text( $invitation->ends ) ),
			new PersonalDataItem(
				__( 'Used', 'atoll' ),
				$invitation->usedAt > 0 ? SiteDateFormat::text( $invitation->usedAt ) : ''
			),
		);
		return array_values( array_filter( $facts, static fn( PersonalDataItem $item ): bool => '' !== $item->value ) );
	}
}
