<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\ErasableDataSource;
use Atoll\Platform\Privacy\ErasureResult;
use Atoll\Platform\Privacy\PersonalDataGroup;
use Atoll\Platform\Privacy\PersonalDataItem;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Account\Details\ContactDetails;
use Atoll\Portal\Account\Details\ContactDetailsForm;
use Atoll\Portal\Account\Email\EmailChange;

/** Contact details from a client's profile. */
final class ProfileData implements ErasableDataSource {

	public function __construct(
		private ContactDetails $details,
		private ContactDetailsForm $form,
		private EmailChange $email
	) {}

	public function name(): string {
		return 'atoll-profile';
	}

	public function title(): string {
		return __( 'Client profile', 'atoll' );
	}

	public function groups( DataSubject $subject ): iterable {
		$user = get_userdata( $subject->userId );
		if ( false === $user ) {
			return;
		}
		$facts = array(
			new PersonalDataItem( __( 'Email', 'atoll' ), $user->user_email ),
			new PersonalDataItem(
				__( 'Login since', 'atoll' ),
				SiteDateFormat::day( SiteDateFormat::seconds( $user->user_registered ) )
			),
		);
		$new   = $this->email->pending( $user );
		if ( '' !== $new ) {
			$facts[] = new PersonalDataItem( __( 'New email address', 'atoll' ), $new );
		}
		foreach ( $this->form->lines( $this->details->read( $user ) ) as $line ) {
			if ( '' !== $line->value ) {
				$facts[] = new PersonalDataItem( $line->label, $line->choices[ $line->value ] ?? $line->value );
			}
		}
		yield new PersonalDataGroup( (string) $user->ID, __( 'Profile', 'atoll' ), $facts );
	}

	/** Erases the contact details. The name stays with the login; WordPress and the site owner decide about that. */
	public function erase( DataSubject $subject ): ErasureResult {
		$user = get_userdata( $subject->userId );
		if ( false === $user ) {
			return new ErasureResult( 0 );
		}
		$this->email->cancel( $user );
		return new ErasureResult(
			$this->details->forget( $user->ID ),
			false,
			array( __( 'The client’s login with its name and email stays until they close their account on their profile page, or you delete the user.', 'atoll' ) )
		);
	}
}
