<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\PersonalDataGroup;
use Atoll\Platform\Privacy\PersonalDataItem;
use Atoll\Platform\Privacy\PersonalDataSource;
use Atoll\Platform\SiteDateFormat;

/** Stored data about a user's two-step login, without its secrets. Deleted with the user. */
final class TwoFactorData implements PersonalDataSource {

	public function __construct( private TwoFactor $factors ) {}

	public function name(): string {
		return 'atoll-two-step-login';
	}

	public function title(): string {
		return __( 'Two-step login', 'atoll' );
	}

	public function groups( DataSubject $subject ): iterable {
		$record = 0 === $subject->userId ? null : $this->factors->find( $subject->userId );
		if ( null !== $record ) {
			yield new PersonalDataGroup(
				(string) $subject->userId,
				$this->title(),
				array(
					new PersonalDataItem( __( 'On since', 'atoll' ), SiteDateFormat::text( $record->since ) ),
					new PersonalDataItem(
						__( 'Recovery codes that are left', 'atoll' ),
						number_format_i18n( count( $record->codes ) )
					),
				)
			);
		}
	}
}
