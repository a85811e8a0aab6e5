<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Platform\Moment;
use Atoll\Platform\Privacy\ErasableSource;
use Atoll\Platform\Privacy\Erasure;
use Atoll\Platform\Privacy\Fact;
use Atoll\Platform\Privacy\Person;
use Atoll\Platform\Privacy\Record;
use Atoll\Portal\Account\Details\Details;
use Atoll\Portal\Account\Details\DetailsForm;
use Atoll\Portal\Account\Email\EmailChange;

/** How to reach a client, as their profile has it. */
final class ProfileData implements ErasableSource {

	public function __construct( private Details $details, private DetailsForm $form, private EmailChange $email ) {}

	public function name(): string {
		return 'atoll-profile';
	}

	public function title(): string {
		return __( 'Client profile', 'atoll' );
	}

	public function of( Person $person ): iterable {
		$user = get_userdata( $person->userId );
		if ( false === $user ) {
			return;
		}
		$facts = array(
			new Fact( __( 'Email', 'atoll' ), $user->user_email ),
			new Fact( __( 'Login since', 'atoll' ), Moment::day( Moment::seconds( $user->user_registered ) ) ),
		);
		foreach ( $this->form->lines( $this->details->of( $user ) ) as $line ) {
			if ( '' !== $line->value ) {
				$facts[] = new Fact( $line->label, $line->choices[ $line->value ] ?? $line->value );
			}
		}
		yield new Record( (string) $user->ID, __( 'Profile', 'atoll' ), $facts );
	}

	/** The name stays with the login: WordPress and the site's owner decide about that. */
	public function erase( Person $person ): Erasure {
		$user = get_userdata( $person->userId );
		if ( false === $user ) {
			return new Erasure( 0 );
		}
		$this->email->cancel( $user );
		return new Erasure(
			$this->details->forget( $user->ID ),
			false,
			array( __( 'The client’s login with its name and email stays until they close their account on their profile page, or you delete the user.', 'atoll' ) )
		);
	}
}
