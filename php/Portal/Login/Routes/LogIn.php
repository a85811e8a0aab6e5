<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Routes;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Requests\SameOrigin;
use Atoll\Platform\Access\Sessions\LoginSession;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Login\LoginFailed;
use Atoll\Portal\Login\LoginRefused;
use Atoll\Portal\Login\LoginService;
use Atoll\Portal\Session\SessionReply;
use Atoll\Portal\TwoFactor\Login\CodeKind;
use Atoll\Portal\TwoFactor\Login\CodeLogin;
use Atoll\Portal\TwoFactor\Login\CodeNeeded;
use Atoll\Portal\TwoFactor\Login\CodeWrong;
use Atoll\Portal\TwoFactor\Login\LoginTicket;
use WP_User;

/**
 * POST s1t2/v1/login: logs in as the login page's form does, from a page that must not be left, and responds like POST
 * s1t2/v1/token. Responds with 401 atoll_login_failed to wrong credentials, 403 atoll_login_refused if another plugin
 * refuses right ones, 429 after too many attempts. If the login needs a code, the password alone gets 401
 * atoll_code_needed, and both are then sent together.
 */
final class LogIn implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/login';

	public function __construct(
		private LoginService $loginService,
		private CodeLogin $codeLogin,
		private LoginSessions $sessions,
		private SessionReply $answer,
		private SameOrigin $origin
	) {}

	public function allows( Visitor $visitor ): bool {
		return $this->origin->isOwnPost() ? true : throw new NotAllowed();
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$name     = trim( $input->field( 'log' ) );
		$password = $input->field( 'pwd' );
		if ( '' === $name || '' === trim( $password ) ) {
			throw new LoginFailed();
		}
		return $this->answer->valid(
			$this->newSession( fn() => $this->user( $name, $password, trim( $input->field( 'code' ) ), $visitor )->ID )
		);
	}

	/**
	 * Logs in and returns the user.
	 *
	 * @throws LoginFailed
	 * @throws LoginRefused
	 * @throws CodeNeeded
	 * @throws CodeWrong
	 * @throws TooManyRequests
	 */
	private function user( string $name, string $password, string $code, Visitor $visitor ): WP_User {
		try {
			return $this->loginService->logIn( $name, $password );
		} catch ( CodeNeeded $needed ) {
			if ( '' === $code ) {
				throw $needed;
			}
			return $this->codeLogin->finish( new LoginTicket( $needed->user, false ), $code, $visitor )
				? $needed->user
				: throw new CodeWrong( CodeKind::of( $code ) );
		}
	}

	/**
	 * Returns the session that the login starts. Its cookie is only sent with this response, so it cannot be read from
	 * the request.
	 *
	 * @param \Closure(): int $login
	 * @throws LoginFailed When something keeps WordPress from setting the cookie.
	 */
	private function newSession( \Closure $login ): LoginSession {
		$token     = '';
		$keepToken = static function (
			string $cookie,
			int $expire,
			int $expiration,
			int $user,
			string $scheme,
			string $newToken
		) use ( &$token ): void {
			$token = $newToken;
		};
		add_action( 'set_logged_in_cookie', $keepToken, 10, 6 );
		try {
			return $this->sessions->find( $login(), $token ) ?? throw new LoginFailed();
		} finally {
			remove_action( 'set_logged_in_cookie', $keepToken );
		}
	}
}
