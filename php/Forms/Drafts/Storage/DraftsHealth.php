<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

use Atoll\Engine\Formats\FileSize;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;

/**
 * Site Health check: the number and size of all drafts. Anybody may save drafts, so the site's owner should notice a
 * flood of them.
 */
final class DraftsHealth extends HealthCheck {

	/** Far more than all clients of a broker save in 30 days. */
	private const MANY_BYTES = 1073741824;

	public function __construct( private DraftRepository $drafts ) {}

	public function name(): string {
		return 'atoll_drafts';
	}

	public function label(): string {
		return __( 'Saved forms', 'atoll' );
	}

	protected function look(): HealthResult {
		$total       = $this->drafts->total();
		$description = sprintf(
			/* translators: 1: number of forms, 2: a size, such as "1.4 MB". */
			_n(
				'%1$s saved form takes %2$s in the database.',
				'%1$s saved forms take %2$s in the database.',
				$total['count'],
				'atoll'
			),
			number_format_i18n( $total['count'] ),
			FileSize::text( $total['bytes'] )
		);
		if ( $total['bytes'] > self::MANY_BYTES ) {
			return HealthResult::recommended(
				__( 'Saved forms are taking up a lot of space', 'atoll' ),
				$description . ' ' . __( 'Someone may be flooding the site from many addresses. Saved forms are deleted 30 days after they were last saved; until it is over you can switch saving off in the settings of the form.', 'atoll' )
			);
		}
		return HealthResult::good( __( 'Saved forms take little room', 'atoll' ), $description );
	}
}
