<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Page\PageMeta;

/** Site Health test for a portal that is only partly set up, or for a site without a time zone. */
final class PortalHealth extends HealthCheck {

	/** Settings that name pages, and the block that each page needs. */
	private const PAGES = array(
		'loginPage'       => 'atoll/login',
		'dashboardPage'   => 'atoll/dashboard',
		'applicationPage' => 'atoll/application',
		'profilePage'     => 'atoll/profile',
	);

	private const LOGIN = 'loginPage';

	public function __construct( private Settings $settings, private PageMeta $meta ) {}

	public function name(): string {
		return 'atoll_portal';
	}

	public function label(): string {
		return __( 'Client portal', 'atoll' );
	}

	public function area(): string {
		return __( 'Portal', 'atoll' );
	}

	protected function look(): HealthResult {
		$settings = $this->settings->group( 'portal' );
		$pages    = array_map(
			$settings->int( ... ),
			array_combine( array_keys( self::PAGES ), array_keys( self::PAGES ) )
		);
		if ( array() === array_filter( $pages ) ) {
			return HealthResult::good( __( 'The client portal is not used', 'atoll' ), __( 'No page is chosen for it in Atoll’s settings, under “Client portal”.', 'atoll' ) );
		}
		$isLoginPrivate = $pages[ self::LOGIN ] > 0 && $this->meta->read( $pages[ self::LOGIN ] )->isPrivate;
		if ( $isLoginPrivate ) {
			return HealthResult::critical( __( 'Nobody can log in to the client portal', 'atoll' ), __( 'The login page is private. Open it in the editor and make it a login page instead, under “Header, footer and access”.', 'atoll' ) );
		}
		$problems = array_merge( ...array_map( $this->problems( ... ), array_keys( $pages ), $pages ) );
		return match ( true ) {
			array() !== $problems => HealthResult::recommended(
				__( 'The client portal is only partly set up', 'atoll' ),
				implode( ' ', $problems )
			),
			self::hasNoTimeZone() => HealthResult::recommended(
				__( 'The client portal may show the wrong dates', 'atoll' ),
				__( 'The site keeps to UTC, so what a client in Sydney sends before ten in the morning counts as the day before. Choose a city as the time zone in WordPress, under Settings → General.', 'atoll' )
			),
			default               => HealthResult::good(
				__( 'The client portal is set up', 'atoll' ),
				__( 'Its pages are there, private, and hold what they are for.', 'atoll' )
			),
		};
	}

	/** Whether the time zone was never set: WordPress starts with UTC. */
	private static function hasNoTimeZone(): bool {
		return in_array( wp_timezone_string(), array( 'UTC', '+00:00' ), true );
	}

	/** @return list<string> Problems with the page of a setting, and how to fix them. */
	private function problems( string $setting, int $page ): array {
		$title = $this->titles()[ $setting ];
		$post  = $page > 0 ? get_post( $page ) : null;
		if ( 'publish' !== $post?->post_status ) {
			return array(
				sprintf(
					0 === $page
						/* translators: %s: what a page is for, such as "Dashboard". */
						? __( '%s: no page is chosen. Choose one in Atoll’s settings, under “Client portal”.', 'atoll' )
						/* translators: %s: what a page is for, such as "Dashboard". */
						: __( '%s: the page chosen in the settings does not exist or is not published.', 'atoll' ),
					$title
				),
			);
		}
		$isPublic = self::LOGIN !== $setting && ! $this->meta->read( $page )->isPrivate;
		/* translators: %s: what a page is for. */
		$public = __( '%s: the page is not private. Visitors can open it, although they see no client’s details there.', 'atoll' );
		$block  = sprintf(
			/* translators: 1: what a page is for, 2: name of a block. */
			__( '%1$s: the page does not hold the block %2$s.', 'atoll' ),
			$title,
			self::PAGES[ $setting ]
		);
		return array_values(
			array_filter(
				array(
					$isPublic ? sprintf( $public, $title ) : '',
					has_block( self::PAGES[ $setting ], $post ) ? '' : $block,
				)
			)
		);
	}

	/** @return array<string, string> Titles of the pages, as in the settings. */
	private function titles(): array {
		return array(
			'loginPage'       => __( 'Login page', 'atoll' ),
			'dashboardPage'   => __( 'Dashboard', 'atoll' ),
			'applicationPage' => __( 'One application', 'atoll' ),
			'profilePage'     => __( 'Profile', 'atoll' ),
		);
	}
}
