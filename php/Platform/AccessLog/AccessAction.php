<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

/** What a user did with entries, as stored in the access log. */
enum AccessAction: string {

	case Viewed     = 'viewed';
	case Listed     = 'listed';
	case Edited     = 'edited';
	case Moved      = 'moved';
	case Printed    = 'printed';
	case Downloaded = 'downloaded';
	case Exported   = 'exported';
	case Deleted    = 'deleted';

	/** Concerns a user, not an entry; the detail is their user name. */
	case TwoStepEnded = 'two-step-ended';

	public function label(): string {
		return match ( $this ) {
			self::Viewed     => __( 'Viewed', 'atoll' ),
			self::Listed     => __( 'Viewed in a list', 'atoll' ),
			self::Edited     => __( 'Edited', 'atoll' ),
			self::Moved      => __( 'Moved to the trash or spam, or back', 'atoll' ),
			self::Printed    => __( 'Opened to print', 'atoll' ),
			self::Downloaded => __( 'Downloaded a file', 'atoll' ),
			self::Exported   => __( 'Exported', 'atoll' ),
			self::Deleted    => __( 'Deleted for good', 'atoll' ),
			self::TwoStepEnded => __( 'Switched off someone’s two-step login', 'atoll' ),
		};
	}
}
