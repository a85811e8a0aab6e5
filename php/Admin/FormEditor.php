<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Contract\Contract;
use Atoll\Contract\Data;
use Atoll\FormStore\FormPostType;
use Atoll\Module;
use Atoll\Paths;

/** The block editor of forms: which blocks a form is built of, what is known of kinds of fields, and a canvas that looks like the page. */
final class FormEditor implements Module {

	private const BLOCKS = array(
		'atoll/field',
		'atoll/page-break',
		'core/heading',
		'core/image',
		'core/list',
		'core/list-item',
		'core/paragraph',
		'core/separator',
	);

	/** Every block's script and the editor itself depend on it. */
	private const BEFORE = 'wp-blocks';
	private const STYLE  = 'atoll-form-editor';

	/** What of a kind only the server needs. */
	private const OWN = array( 'rules', 'characters', 'allow', 'delay', 'record', 'tooMany', 'hints', 'input' );

	public function __construct( private Paths $paths ) {}

	public function register(): void {
		add_filter( 'allowed_block_types_all', $this->blocks( ... ), 10, 2 );
		add_filter( 'write_your_story', $this->firstWords( ... ), 10, 2 );
		add_filter( 'enter_title_here', $this->titleWords( ... ), 10, 2 );
		add_action( 'enqueue_block_editor_assets', $this->tell( ... ) );
		add_action( 'enqueue_block_assets', $this->enqueueCanvas( ... ) );
	}

	/**
	 * @param bool|list<string> $allowed
	 * @return bool|list<string>
	 */
	private function blocks( bool|array $allowed, \WP_Block_Editor_Context $context ): bool|array {
		return FormPostType::NAME === $context->post?->post_type ? self::BLOCKS : $allowed;
	}

	private function firstWords( string $words, \WP_Post $post ): string {
		return FormPostType::NAME === $post->post_type ? __( 'Type / and a kind of question, such as /email, or press + to choose one', 'atoll' ) : $words;
	}

	private function titleWords( string $words, \WP_Post $post ): string {
		return FormPostType::NAME === $post->post_type ? __( 'Name of the form', 'atoll' ) : $words;
	}

	/** Blocks of forms register themselves only where this was told: other posts do not offer questions. */
	private function tell(): void {
		if ( ! $this->isEdited() ) {
			return;
		}
		$contract = Contract::load( $this->paths->plugin( 'build/contract.php' ) );
		$told     = array(
			'kinds'    => array_map( fn( mixed $kind ) => array_diff_key( Data::of( $kind )->all(), array_flip( self::OWN ) ), array_values( $contract->kinds() ) ),
			'problems' => $contract->texts( 'problems' ),
			'texts'    => $contract->texts( 'form' ),
		) + Data::of( require $this->paths->plugin( 'build/field-settings.php' ) )->all();
		wp_add_inline_script( self::BEFORE, 'window.atollFormBuilder = ' . wp_json_encode( $told, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	private function enqueueCanvas(): void {
		if ( $this->isEdited() ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	private function isEdited(): bool {
		$screen = is_admin() ? get_current_screen() : null;
		return 'post' === $screen?->base && FormPostType::NAME === $screen->post_type;
	}
}
