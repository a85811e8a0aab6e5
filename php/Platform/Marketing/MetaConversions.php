<?php

declare( strict_types=1 );

namespace Atoll\Platform\Marketing;

use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\PlatformProvider;

/**
 * Tells Meta's Conversions API of clicks on phone links (spec 7). The access token stays on this server, and so does
 * everything about the person: what leaves is that a click happened, when, on which page and in what kind of browser,
 * which the API demands of events of websites.
 *
 * The queue is WordPress' cron: a lost conversion costs nobody anything, so it needs no table.
 *
 * @see https://developers.facebook.com/documentation/ads-commerce/conversions-api/parameters
 */
final class MetaConversions {

	/** A version of Meta's Graph API lives for about two years; the filter lets a site go ahead. */
	private const ENDPOINT = 'https://graph.facebook.com/v24.0';

	/** Seconds before each further try. */
	private const DELAYS = array( 60, 600, 3600 );

	/** So many wait at most: more than any broker's telephone takes, and little for a cron list. */
	private const MAX_WAITING = 100;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private ThirdPartyServices $services, private \Closure $clock ) {}

	/**
	 * Takes a click for sending.
	 *
	 * @param string $event     The click's id; taken once.
	 * @param string $page      Path on this site's host.
	 * @param string $userAgent As the browser named itself.
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
	 * @return bool Whether it is done with: what the vendor refuses once it will refuse again.
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
			// Of the whole host: what the browser says begins with the folder that the site is in.
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
