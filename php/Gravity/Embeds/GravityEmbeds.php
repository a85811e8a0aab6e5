<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Embeds;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Lazy;
use Atoll\Site\Blocks\BlockRegistration;
use Atoll\Site\Blocks\BlockWrapper;

/**
 * Shortcodes and block by which pages embed a form. While Gravity Forms is active, its own shortcodes and block are
 * left to it.
 */
final class GravityEmbeds {

	private const SHORTCODES = array( 'gravityform', 'gravityforms' );
	private const BLOCK      = 'gravityforms/form';
	private const FOLDER     = 'gravity-form';

	/** @param \Closure(): GravityEmbed $form */
	public function __construct(
		#[Lazy( GravityEmbed::class )] private \Closure $form,
		private RestNamespaces $namespaces,
		private BlockRegistration $blocks
	) {}

	public function add(): void {
		add_shortcode( 'atoll_form', fn( mixed $attributes ): string => $this->shortcode( $attributes, false ) );
		if ( $this->namespaces->gravityFormsIsActive() ) {
			return;
		}
		foreach ( self::SHORTCODES as $name ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, fn( mixed $attributes ): string => $this->shortcode( $attributes, true ) );
			}
		}
		if ( ! \WP_Block_Type_Registry::get_instance()->is_registered( self::BLOCK ) ) {
			$this->blocks->register(
				array( self::FOLDER => array( 'name' => self::BLOCK, 'render_callback' => $this->block( ... ) ) )
			);
		}
	}

	/**
	 * @param mixed $attributes The shortcode's attributes as WordPress parsed them; an empty string if there are none.
	 * @param bool  $default    Whether title and description are shown where the attributes do not say.
	 */
	private function shortcode( mixed $attributes, bool $default ): string {
		$values = JsonData::of( $attributes );
		if ( ! in_array( $values->string( 'action', 'form' ), array( '', 'form' ), true ) ) {
			return ''; // Polls, logins and conditional content of add-ons.
		}
		$id    = trim( $values->string( 'id' ) );
		$title = '' === $id ? $values->string( 'name' ) : $id;
		return ( $this->form )()->html(
			ctype_digit( $id ) ? (int) $id : ( $this->form )()->numberByTitle( $title ),
			$this->flag( $values->string( 'title' ), $default ),
			$this->flag( $values->string( 'description' ), $default ),
			$values->string( 'field_values' )
		);
	}

	/** @param array<string, mixed> $attributes */
	private function block( array $attributes ): string {
		$values = new JsonData( $attributes );
		$html   = ( $this->form )()->html(
			(int) $values->string( 'formId' ),
			$values->bool( 'title', true ),
			$values->bool( 'description', true ),
			$values->string( 'fieldValues' )
		);
		return '' === $html ? '' : '<div ' . BlockWrapper::attributes( $attributes ) . '>' . $html . '</div>';
	}

	private function flag( string $text, bool $default ): bool {
		return '' === trim( $text )
			? $default
			: ! in_array( strtolower( trim( $text ) ), array( 'false', '0', 'no' ), true );
	}
}
