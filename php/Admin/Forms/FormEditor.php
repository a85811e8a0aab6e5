<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\PluginPaths;

/** The block editor of forms: its allowed blocks, and a canvas that looks like the page. */
final class FormEditor {

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

	private const STYLE = 'atoll-form-editor';

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * @param bool|list<string> $allowed
	 * @return bool|list<string>
	 */
	public function blocks( bool|array $allowed, \WP_Block_Editor_Context $context ): bool|array {
		return FormPostType::NAME === $context->post?->post_type ? self::BLOCKS : $allowed;
	}

	/**
	 * Puts the groups of field kinds first in the inserter.
	 *
	 * @param list<array<string, mixed>> $categories
	 * @return list<array<string, mixed>>
	 */
	public function categories( array $categories, \WP_Block_Editor_Context $context ): array {
		if ( FormPostType::NAME !== $context->post?->post_type ) {
			return $categories;
		}
		$titles = array(
			'basic'   => __( 'Questions', 'atoll' ),
			'contact' => __( 'Contact details', 'atoll' ),
			'choice'  => __( 'Choices', 'atoll' ),
			'content' => __( 'Pages and content', 'atoll' ),
		);
		$groups = array_map(
			static fn( string $group, string $title ) => array( 'slug' => "atoll-{$group}", 'title' => $title ),
			array_keys( $titles ),
			$titles
		);
		return array_merge( $groups, $categories );
	}

	/**
	 * Allows previews of forms, but without a template of the theme. Switches off WordPress' block visibility,
	 * everywhere or by screen width: conditions and the form's state decide which fields are shown.
	 *
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	public function settings( array $settings, \WP_Block_Editor_Context $context ): array {
		$form = array(
			'supportsTemplateMode'   => false,
			'__experimentalFeatures' => array( 'blockVisibility' => array( 'allowEditing' => false ) )
				+ JsonData::of( $settings['__experimentalFeatures'] ?? null )->all(),
		);
		return FormPostType::NAME === $context->post?->post_type ? $form + $settings : $settings;
	}

	public function bodyPlaceholder( string $text, \WP_Post $post ): string {
		return FormPostType::NAME === $post->post_type ? __( 'Type / to choose a kind of question', 'atoll' ) : $text;
	}

	public function titlePlaceholder( string $text, \WP_Post $post ): string {
		return FormPostType::NAME === $post->post_type ? __( 'Name of the form', 'atoll' ) : $text;
	}

	public function enqueueCanvas(): void {
		if ( $this->isEdited() ) {
			wp_enqueue_style( self::STYLE );
			// The default button of forms that have no block for it.
			wp_add_inline_style(
				self::STYLE,
				sprintf(
					':root{--atoll-submit:%s}',
					wp_json_encode(
						Contract::load( $this->paths->plugin( 'build/contract.php' ) )->texts( 'form' )['submit'] ?? '',
						JSON_HEX_TAG | JSON_UNESCAPED_UNICODE
					)
				)
			);
		}
	}

	private function isEdited(): bool {
		$screen = is_admin() ? get_current_screen() : null;
		return 'post' === $screen?->base && FormPostType::NAME === $screen->post_type;
	}
}
