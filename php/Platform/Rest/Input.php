<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Engine\Formats\Text;
use Atoll\Platform\Errors\BadRequest;

/** What a request brought, with the types the route asks for. */
final class Input {

	/** @var array<int|string, mixed>|null */
	private ?array $body = null;

	/**
	 * @param array<array-key, mixed>              $parameters What stands in the path and the query.
	 * @param \Closure(): array<int|string, mixed> $read       What stands in the body, whole: {@see RequestBody}.
	 */
	public function __construct( private array $parameters, private \Closure $read ) {}

	/**
	 * @return array<int|string, mixed>
	 * @throws BadRequest When it cannot be read. A route that asks for nothing takes any.
	 */
	public function body(): array {
		return $this->body ??= ( $this->read )();
	}

	/** @return array<array-key, mixed> All that stands in the path and the query, for what reads addresses. */
	public function parameters(): array {
		return $this->parameters;
	}

	/** A number of the path or the query; 0 when it is missing. */
	public function int( string $name ): int {
		$value = $this->parameters[ $name ] ?? 0;
		return is_scalar( $value ) ? (int) $value : 0;
	}

	public function flag( string $name ): bool {
		return rest_sanitize_boolean( $this->text( $name ) );
	}

	/** @return array<int|string, mixed> A list or map of the query; empty when it is missing. */
	public function list( string $name ): array {
		$value = $this->parameters[ $name ] ?? array();
		return is_array( $value ) ? $value : array( $value );
	}

	/** Text of the query; empty when it is missing or not text. */
	public function text( string $name ): string {
		$value = $this->parameters[ $name ] ?? '';
		return Text::of( $value );
	}

	/**
	 * Text of the body; empty when it is missing.
	 *
	 * @throws BadRequest When something else than text was sent.
	 */
	public function field( string $name ): string {
		$value = $this->body()[ $name ] ?? '';
		if ( ! is_scalar( $value ) ) {
			throw new BadRequest(
				'rest_invalid_param',
				/* translators: %s: name of a request parameter. */
				sprintf( __( '%s must be text, not a list.', 'atoll' ), $name )
			);
		}
		return Text::of( $value );
	}
}
