<?php

declare( strict_types=1 );

namespace Atoll\Platform\Marketing;

use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\PlatformProvider;

/**
 * Reports clicks on phone links to Meta's Conversions API (spec 7). The access token and everything about the person
 * stay on this server. What is sent is that a click happened, when, on which page and with which user agent; the API
 * requires these for website events.
 *
 * WP-Cron is the queue: a lost conversion harms nobody, so it needs no table.
 *
 * @see https://developers.facebook.com/documentation/ads-commerce/conversions-api/parameters
 */
final class MetaConversions {

	/** Versions of Meta's Graph API last for about two years; with the filter a site can use a newer one. */
	private const ENDPOINT = 'https://graph.facebook.com/v24.0';

	/** Seconds before each further try. */
	private const DELAYS = array( 60, 600, 3600 );

	/** Maximum number of queued clicks: more than any broker gets, and few for WP-Cron's list. */
	private const MAX_WAITING = 100;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private ThirdPartyServices $services, private \Closure $clock ) {}

	/**
	 * Queues a click.
	 *
	 * @param string $event     The click's id; queued once.
	 * @param string $page      Path on this site's host.
	 * @param string $userAgent The browser's user agent.
	 */
	public function queue( string $event, string $page, string $userAgent ): void {
		if ( $this->waiting() < self::MAX_WAITING ) {
			$this->schedule(
				array(
					'event' => $event,
					'page' => $page,
					'agent' => $userAgent,
					'time' => ( $this->clock )(),
					'tries' => 0,
				),
				0
			);
		}
	}

	public function deactivate(): void {
		wp_unschedule_hook( PlatformProvider::SEND_CONVERSION );
	}

	/** @param array{event: string, page: string, agent: string, time: int, tries: int} $click */
	public function send( array $click ): void {
		if ( ! $this->services->countsCalls() || $this->post( $click ) ) {
			return;
		}
		$delay = self::DELAYS[ $click['tries'] ] ?? null;
		if ( null === $delay ) {
			( new ErrorLog() )->note( 'a conversion was given up after several tries.' );
			return;
		}
		++$click['tries'];
		$this->schedule( $click, $delay );
	}

	/**
	 * @param array{event: string, page: string, agent: string, time: int, tries: int} $click
	 * @return bool Whether no more tries are needed; also true if Meta refuses the event, as it would again.
	 */
	private function post( array $click ): bool {
		$settings = $this->services->settings();
		$endpoint = apply_filters( 'atoll_conversions_endpoint', self::ENDPOINT );
		$answer   = wp_remote_post(
			sprintf(
				'%s/%s/events',
				is_string( $endpoint ) ? $endpoint : self::ENDPOINT,
				rawurlencode( $settings->string( 'pixelId' ) )
			),
			array(
				'timeout' => 10,
				'redirection' => 0,
				'headers' => array( 'Content-Type' => 'application/json' ),
				'body'    => (string) wp_json_encode(
					array(
						'data'         => array( $this->event( $click ) ),
						'access_token' => $settings->string( 'conversionToken' ),
					)
				),
			)
		);
		$status   = (int) wp_remote_retrieve_response_code( $answer );
		return $status >= 200 && $status < 500 && 429 !== $status;
	}

	/**
	 * @param array{event: string, page: string, agent: string, time: int, tries: int} $click
	 * @return array<string, mixed>
	 */
	private function event( array $click ): array {
		return array(
			'event_name'       => 'Contact',
			'event_time'       => $click['time'],
			'event_id'         => $click['event'],
			'action_source'    => 'website',
			// Relative to the host: the browser's path includes the site's folder.
			'event_source_url' => \WP_Http::make_absolute_url( $click['page'], home_url( '/' ) ),
			'user_data'        => array(
				'client_user_agent' => $click['agent'],
				'external_id'       => hash( 'sha256', $click['event'] ),
			),
		);
	}

	/** @param array{event: string, page: string, agent: string, time: int, tries: int} $click */
	private function schedule( array $click, int $delay ): void {
		wp_schedule_single_event( ( $this->clock )() + $delay, PlatformProvider::SEND_CONVERSION, array( $click ) );
	}

	private function waiting(): int {
		return array_sum(
			array_map(
				static fn( array $hooks ): int => count( $hooks[ PlatformProvider::SEND_CONVERSION ] ?? array() ),
				_get_cron_array()
			)
		);
	}
}
