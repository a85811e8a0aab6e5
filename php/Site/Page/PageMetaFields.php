<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

use Atoll\Platform\Http\SiteUrl;

/**
 * Registers the page settings with WordPress: capabilities and schemas, and their support in the editor, in previews
 * and in revisions.
 */
final class PageMetaFields {

	public function __construct( private SiteUrl $urls ) {}

	public function registerFields(): void {
		if ( registered_meta_key_exists( 'post', PageMeta::HEADER, PageMeta::TYPES[0] ) ) {
			return;
		}
		$fields = $this->fields();
		foreach ( PageMeta::TYPES as $type ) {
			foreach ( $fields as $key => $schema ) {
				$this->registerField( $type, $key, $schema );
			}
		}
	}

	/** @return array<string, array{type: string, enum?: list<string>, pattern?: string}> JSON Schema by meta key. */
	private function fields(): array {
		$variant = array(
			'type' => 'string',
			'enum' => array( PageSettings::PRIMARY, PageSettings::SECONDARY, PageMeta::HIDDEN ),
		);
		$url     = array(
			'type'    => 'string',
			'pattern' => $this->urls->pattern(),
		);
		return array(
			PageMeta::HEADER        => $variant,
			PageMeta::FOOTER        => $variant,
			PageMeta::IS_PRIVATE    => array( 'type' => 'boolean' ),
			PageMeta::IS_LOGIN_PAGE => array( 'type' => 'boolean' ),
			PageMeta::LOGIN_URL     => $url,
			PageMeta::REDIRECT_URL  => $url,
		);
	}

	/** @param array{type: string, enum?: list<string>, pattern?: string} $schema */
	private function registerField( string $type, string $key, array $schema ): void {
		register_post_meta(
			$type,
			$key,
			array(
				'type'              => $schema['type'],
				'single'            => true,
				'default'           => isset( $schema['enum'] )
					? PageSettings::PRIMARY
					: ( 'boolean' === $schema['type'] ? false : '' ),
				'show_in_rest'      => array( 'schema' => $schema ),
				'revisions_enabled' => post_type_supports( $type, 'revisions' ),
				'sanitize_callback' => $this->sanitizer( $schema ),
				'auth_callback'     => static fn( bool $allowed, string $meta, int $post, int $user ): bool => user_can(
					$user,
					'edit_post',
					$post
				),
			)
		);
	}

	/**
	 * Returns a callback that sanitises values that are not set over REST.
	 *
	 * @param array{type: string, enum?: list<string>, pattern?: string} $schema
	 * @return callable(mixed): (bool|string)
	 */
	private function sanitizer( array $schema ): callable {
		return match ( true ) {
			isset( $schema['enum'] )      => static fn( mixed $value ): string => in_array(
				$value,
				$schema['enum'],
				true
			)
				? $value
				: PageSettings::PRIMARY,
			'boolean' === $schema['type'] => static fn( mixed $value ): bool => wp_validate_boolean( $value ),
			default                       => fn( mixed $value ): string => $this->urls->path(
				is_string( $value ) ? $value : ''
			),
		};
	}
}
