<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;
use Atoll\Platform\Settings\TranslatedListItems;
use Atoll\Platform\SiteLanguage;

/** The statuses that applications can have, from the site's settings, in the language of the page. */
final class ApplicationStatuses {

	private const GROUP = 'portal';
	private const LIST  = 'statuses';

	public function __construct( private Settings $settings, private TranslatedListItems $entries ) {}

	/**
	 * @return non-empty-array<string, ApplicationStatus> By name, in the order of the settings; of several with the
	 *         same name, the first.
	 */
	public function all(): array {
		$listed = $this->read( $this->settings->group( self::GROUP ) );
		// If the site owner deleted all statuses, the defaults apply: an application always has a status.
		return $listed
			?: $this->read( $this->defaults() )
			?: throw new \LogicException( 'contract/settings/portal.json lists no status; give "statuses" a default.' );
	}

	/** Returns the status of applications that nobody has worked on. */
	public function first(): ApplicationStatus {
		$all = $this->all();
		return reset( $all );
	}

	public function find( string $name ): ?ApplicationStatus {
		return $this->all()[ $name ] ?? null;
	}

	/** Returns the name that is stored with applications. */
	public static function nameOf( JsonData $status ): string {
		return $status->string( 'name' ) ?: sanitize_title( $status->string( 'title' ) );
	}

	/** @return array<string, ApplicationStatus> */
	private function read( JsonData $settings ): array {
		$statuses   = array();
		$words      = SiteLanguage::inPages( fn(): array => $this->entries->words( self::GROUP ) );
		$translated = $words[ self::LIST ] ?? array();
		foreach ( $settings->list( self::LIST ) as $item ) {
			$title    = $item->string( 'title' );
			$name     = self::nameOf( $item );
			$sentence = $item->string( 'sentence' );
			if ( '' !== $title && '' !== $name ) {
				$statuses[ $name ] ??= new ApplicationStatus(
					$name,
					$translated[ $name ][ $title ] ?? $title,
					$translated[ $name ][ $sentence ] ?? $sentence,
					$item->bool( 'isEnded' )
				);
			}
		}
		return $statuses;
	}

	private function defaults(): JsonData {
		return new JsonData( $this->settings->defaults( self::GROUP ) );
	}
}
