<?php

declare( strict_types=1 );

namespace Atoll\Platform\Marketing;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;

/** Third-party services that are enabled; none until the site owner enters an id. */
final class ThirdPartyServices {

	/** Settings with ids; without any of these, no service is enabled. */
	private const IDS = array( 'analyticsId', 'tagManagerId', 'pixelId', 'trustBusinessId' );

	public function __construct( private Settings $settings ) {}

	/** @return list<ThirdPartyService> */
	public function enabled(): array {
		/**
		 * Filters whether third-party services may learn of the current page: false if it is private, a login page, or
		 * its URL holds a secret.
		 *
		 * @param bool $allowed
		 */
		if ( true !== apply_filters( 'atoll_services_of_others', true ) ) {
			return array();
		}
		$settings = $this->settings();
		$all      = array(
			array( $settings->string( 'analyticsId' ), 'analytics', ThirdPartyService::ANALYTICS, 'Google Analytics' ),
			array(
				$settings->string( 'tagManagerId' ),
				'tag-manager',
				ThirdPartyService::ADVERTISING,
				'Google Tag Manager',
			),
			array( $settings->string( 'pixelId' ), 'pixel', ThirdPartyService::ADVERTISING, 'Meta Pixel' ),
			array(
				$this->showsReviews() ? $settings->string( 'trustBusinessId' ) : '',
				'reviews',
				ThirdPartyService::REVIEWS,
				'Trustpilot',
			),
		);
		$enabled  = array();
		foreach ( $all as list( $id, $name, $category, $vendor ) ) {
			if ( '' !== $id ) {
				$enabled[] = new ThirdPartyService( $name, $category, $vendor, $id );
			}
		}
		return $enabled;
	}

	/** Whether the site owner has entered any id; a page may still leave all services out. */
	public function isAnyConfigured(): bool {
		return '' !== implode( '', array_map( $this->settings()->string( ... ), self::IDS ) );
	}

	/** Whether clicks on phone links are counted (spec 7). */
	public function countsCalls(): bool {
		return '' !== $this->settings()->string( 'pixelId' ) && '' !== $this->settings()->string( 'conversionToken' );
	}

	public function showsReviews(): bool {
		$settings = $this->settings();
		return $settings->bool( 'trustToggle' )
			&& ! in_array(
				'',
				array_map( $settings->string( ... ), array( 'trustDomain', 'trustBusinessId', 'trustTemplateId' ) ),
				true
			);
	}

	/** Returns the URL of the chat; empty if it is off. */
	public function chatUrl(): string {
		$page = $this->settings()->string( 'accessFacebookChatPageId' );
		return $this->settings()->bool( 'accessToggleFacebookChat' ) && '' !== $page
			? 'https://m.me/' . rawurlencode( $page )
			: '';
	}

	public function settings(): JsonData {
		return $this->settings->group( 'marketing' );
	}
}
