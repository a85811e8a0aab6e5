<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Posts\FormCompilation;
use Atoll\Forms\Definitions\Posts\FormPostType;
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

	/** What is compiled when a request ends. */
	protected static function endRequest(): void {
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[ FormCompilation::LATE ] ?? array() as $callback ) {
			( $callback['function'] )();
		}
	}
}
