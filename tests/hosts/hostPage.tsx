/** A host's own elements, one of each kind that style sheets select by element name. */
export function HostPage() {
  return (
    <div data-testid="host" className="container" style={{ width: 900 }}>
      <header>
        <nav>
          <ul>
            <li>
              <a href="#one">One</a>
            </li>
          </ul>
        </nav>
      </header>
      <h1>Acme Savings</h1>
      <h2>Accounts</h2>
      <h3>Rates</h3>
      <p className="lead">
        A <strong>strong</strong> <em>word</em>, <code>code</code>, a <small>note</small> and <a href="#two">a link</a>.
      </p>
      <blockquote>Quoted</blockquote>
      <ol>
        <li>First</li>
      </ol>
      <dl>
        <dt>Term</dt>
        <dd>Meaning</dd>
      </dl>
      <table className="table">
        <caption>Rates</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>2025</td>
          </tr>
        </tbody>
      </table>
      <form className="row card">
        <fieldset>
          <legend>Contact</legend>
          <label htmlFor="host-email">Email</label>
          <input id="host-email" type="email" className="form-control input" placeholder="you@example.com" />
          <input type="checkbox" aria-label="Agree" />
          <input type="radio" aria-label="By post" />
          <select aria-label="Title">
            <option>Mrs</option>
          </select>
          <textarea aria-label="Words" />
          <button type="button" className="btn btn-primary button" disabled>
            Send
          </button>
          <button type="submit">Send</button>
        </fieldset>
      </form>
      <details open>
        <summary>More</summary>
        Words
      </details>
      <progress value="3" max="10" />
      <hr />
      <svg viewBox="0 0 10 10" width="20" height="20" className="icon">
        <circle cx="5" cy="5" r="4" />
      </svg>
      <img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="20" height="10" />
      <div className="modal tab menu list notice pt-4 ptr--ptr pull-to-refresh">Classes that others use</div>
    </div>
  );
}
