<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Posts\FormCompilation;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form as the block editor saves it. */
abstract class BuilderTestCase extends SiteTestCase {

	protected const NAME_FIELD = '<!-- wp:atoll/field {"id":1,"kind":"text","label":"Your name","required":true} /-->';
	protected const NO_CHOICES = '<!-- wp:atoll/field {"id":2,"kind":"radio","label":"How?"} /-->';

	/** The id of a new form's post. */
	protected function draft( string $content = '', string $status = 'draft' ): int {
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => FormPostType::NAME,
					'post_status'  => $status,
					'post_title'   => 'Enquiry',
					'post_content' => $content,
				)
			)
		);
		$this->assertIsInt( $id );
		return $id;
	}

	/** @param array<string, mixed> $settings */
	protected function check( int $id, string $content, array $settings = array() ): \WP_REST_Response {
		return $this->post(
			'/s1t2/v1/forms/draft',
			array( 'id' => $id, 'title' => 'Enquiry', 'content' => $content, 'settings' => (object) $settings )
		);
	}

	/** @param array<string, mixed> $changes As the block editor sends them. */
	protected function save( int $id, array $changes ): \WP_REST_Response {
		return $this->post( "/wp/v2/atoll-forms/{$id}", $changes );
	}

	/**
	 * Over the network: WordPress says by a constant that it saves by itself, and keeps no revisions from then on.
	 *
	 * @param array<string, mixed> $changes
	 */
	protected function autosave( int $id, array $changes ): \WP_REST_Response {
		$user    = get_current_user_id();
		$browser = Browser::of( $user );
		$nonce   = $browser->nonce( $user, 'wp_rest' );
		wp_set_current_user( $user );
		$answer = $browser->post(
			"/wp-json/wp/v2/atoll-forms/{$id}/autosaves",
			(string) wp_json_encode( $changes ),
			array( Browser::SAME_ORIGIN, 'Content-Type: application/json', "X-WP-Nonce: {$nonce}" )
		);
		return new \WP_REST_Response( $answer->json(), $answer->status );
	}

	/** What is compiled when a request ends. */
	protected static function endRequest(): void {
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[ FormCompilation::LATE ] ?? array() as $callback ) {
			( $callback['function'] )();
		}
	}
}
