<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Forms\Form;

/** Chooses a form's confirmation. A setting left empty means the built-in message. */
final class Confirmations {

	/** The default confirmation, or the first one. */
	public function of( Form $form ): Confirmation {
		$all     = array_values( array_filter( $form->confirmations(), static fn( $one ) => is_array( $one ) && false !== ( $one['isActive'] ?? true ) ) );
		$default = array_values( array_filter( $all, static fn( $one ) => ! empty( $one['isDefault'] ) ) );
		return $this->resolve( $form, $default[0] ?? $all[0] ?? array() );
	}

	/** One of the form's confirmations by its id; the built-in message when it is gone. */
	public function byId( Form $form, string $id ): Confirmation {
		foreach ( $form->confirmations() as $one ) {
			if ( is_array( $one ) && $id === (string) ( $one['id'] ?? '' ) ) {
				return $this->resolve( $form, $one );
			}
		}
		return $this->resolve( $form, array() );
	}

	/** @param array<string, mixed> $settings */
	private function resolve( Form $form, array $settings ): Confirmation {
		$id  = (string) ( $settings['id'] ?? '' );
		$url = match ( $settings['type'] ?? 'message' ) {
			'redirect' => $this->address( $settings, (string) ( $settings['url'] ?? '' ) ),
			'page'     => $this->address( $settings, (string) get_permalink( (int) ( $settings['pageId'] ?? 0 ) ) ),
			default    => '',
		};
		return '' !== $url ? new Confirmation( $id, '', $url ) : new Confirmation( $id, $this->message( $form, $settings ) );
	}

	/** @param array<string, mixed> $settings */
	private function address( array $settings, string $url ): string {
		$query = ltrim( (string) ( $settings['queryString'] ?? '' ), '?&' );
		if ( '' !== $url && '' !== $query ) {
			$url .= ( str_contains( $url, '?' ) ? '&' : '?' ) . $query;
		}
		return sanitize_url( $url, array( 'http', 'https' ) );
	}

	/** @param array<string, mixed> $settings */
	private function message( Form $form, array $settings ): string {
		$message = trim( (string) ( $settings['message'] ?? '' ) );
		$message = wp_kses_post( '' === $message ? $form->text( 'confirmation' ) : $message );
		return empty( $settings['disableAutoformat'] ) ? wpautop( $message ) : $message;
	}
}
