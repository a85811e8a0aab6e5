<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;

/** The ways an application can stand, as the site's settings list them. */
final class ApplicationStatuses {

	public function __construct( private Settings $settings ) {}

	/**
	 * @return non-empty-array<string, ApplicationStatus> By name, in the settings' order; a name that comes twice
	 * counts once.
	 */
	public function all(): array {
		$listed = $this->read( $this->settings->group( 'portal' ) );
		// An owner who deleted every one gets the default ones back: an application always has a status.
		return $listed
			?: $this->read( new JsonData( $this->settings->defaults( 'portal' ) ) )
			?: throw new \LogicException( 'contract/settings/portal.json lists no status; give "statuses" a default.' );
	}

	/** How an application stands that nobody has touched. */
	public function first(): ApplicationStatus {
		$all = $this->all();
		return reset( $all );
	}

	public function find( string $name ): ?ApplicationStatus {
		return $this->all()[ $name ] ?? null;
	}

	/** @return array<string, ApplicationStatus> */
	private function read( JsonData $settings ): array {
		$statuses = array();
		foreach ( $settings->list( 'statuses' ) as $item ) {
			$title = $item->string( 'title' );
			$name  = $item->string( 'name' ) ?: sanitize_title( $title );
			if ( '' !== $title && '' !== $name ) {
				$statuses[ $name ] ??= new ApplicationStatus(
					$name,
					$title,
					$item->string( 'sentence' ),
					$item->bool( 'isEnded' )
				);
			}
		}
		return $statuses;
	}
}
